import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';

const page = readFileSync('docs/sessions.md', 'utf8');
const block = (language: string): string | undefined =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1];

describe('the program of docs/sessions.md', () => {
  afterEach(() => vi.restoreAllMocks());

  test('stands there as it is, and prints what the page says', async () => {
    expect(block('ts')).toBe(readFileSync('docs/examples/session.ts', 'utf8'));
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
    await import('../../docs/examples/session.ts');
    expect(`${printed.join('\n')}\n`).toBe(block('text'));
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODES } from '../../src/catalog/analyse/codes.ts';
import { DIAGNOSTIC_CODES, loadPolicyFiles } from '../../src/catalog/load.ts';
import { diagnosticsPage } from '../support/codes.ts';

const page = new URL('../../docs/diagnostics.md', import.meta.url);

describe('codes', () => {
  it('are all listed in docs/diagnostics.md', () => {
    if (process.env.UPDATE) writeFileSync(page, diagnosticsPage());
    expect(readFileSync(page, 'utf8')).toBe(diagnosticsPage());
  });

  it('are listed once, in order', () => {
    expect(DIAGNOSTIC_CODES).toEqual([...new Set(DIAGNOSTIC_CODES)].sort());
  });

  const shown = Object.entries(CODES).filter(([, { example }]) => !example.startsWith('('));
  it.each(shown)('%s is what its example has', (code, { example, severity }) => {
    const loaded = loadPolicyFiles({ files: [{ path: 'example.pl', text: example }] });
    const found = loaded.ok ? loaded.value.warnings : loaded.error;
    expect(found.map((one) => [one.code, one.severity])).toContainEqual([code, severity]);
  });
});

import { describe, expect, it } from 'vitest';
import { type LoadInput, loadPolicyFiles, type ReadAttachment } from '../../src/catalog/load.ts';
import type { Diagnostic } from '../../src/logic/diagnostics.ts';
import { BAD_POLICIES, type BadPolicy } from '../cases/bad-policies.ts';

describe('bad policies', () => {
  it.each(BAD_POLICIES)('$name', (policy) => {
    const loaded = loadPolicyFiles(inputOf(policy));
    expect(loaded.ok ? 'it loads' : loaded.error.map(inShort)).toEqual(policy.diagnostics);
  });

  const twins = BAD_POLICIES.filter(({ good }) => good !== undefined);
  it.each(twins)('$name, mended, loads without a finding', ({ good = '' }) => {
    const loaded = loadPolicyFiles({ files: [{ path: 'p.pl', text: good }] });
    expect(loaded.ok ? loaded.value.warnings : loaded.error).toEqual([]);
  });
});

function inputOf({ files, attachments = {} }: BadPolicy): LoadInput {
  const texts = typeof files === 'string' ? { 'p.pl': files } : files;
  const attachment: ReadAttachment = (_policy, path) => {
    const text = attachments[path];
    if (typeof text === 'string') return { ok: true, text };
    if (text === undefined) return { ok: false, reason: 'missing', near: Object.keys(attachments) };
    return { ok: false, reason: text === null ? 'outside' : 'unreadable' };
  };
  return { files: Object.entries(texts).map(([path, text]) => ({ path, text })), attachment };
}

/** `line:column code (nearest)`, with the file where it is not p.pl. */
function inShort({ file, line, column, code, nearest }: Diagnostic): string {
  const place = file === 'p.pl' ? `${line}:${column}` : `${file}:${line}:${column}`;
  return nearest === undefined ? `${place} ${code}` : `${place} ${code} (${nearest})`;
}

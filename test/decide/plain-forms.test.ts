/** Short ways for plain names and texts come to what the long ways come to. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/catalog/fold.ts';
import { keysSaid } from '../../src/catalog/tool-spelling.ts';
import { headOf } from '../../src/decide/names.ts';
import { actionOf } from '../../src/decide/shell/tool-actions.ts';
import { isCodeTool, isShellTool } from '../../src/decide/shell-tools.ts';
import { tokensOf } from '../../src/decide/tokens.ts';

const plain = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });

describe('a plain text', () => {
  it('has the tokens that it has beside a word of another script', () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect([...tokensOf(fold(text)), 'ж']).toEqual(tokensOf(`${fold(text)} ж`));
      }),
    );
  });

  it('has the head that it has with a mark that is no letter', () => {
    fc.assert(
      fc.property(plain, (name) => {
        expect(headOf(name)).toBe(headOf(`${name}·`));
      }),
    );
  });
});

describe('a tool of a known name', () => {
  it.each(['container.exec', 'developer__shell', 'run_in_terminal', 'Bash', 'mcp__x__shell_exec'])(
    '%s runs lines of a shell',
    (name) => {
      expect(isShellTool(name, undefined)).toBe(true);
    },
  );

  it.each(['python_repl', 'executeCode', 'code-interpreter', 'mcp__x__run_js'])(
    '%s runs programs',
    (name) => {
      expect(isCodeTool(name)).toBe(true);
    },
  );

  it.each([
    ['str_replace_based_edit_tool', 'file_write'],
    ['gh_pr_merge', 'merge_pr'],
    ['sendEmail', 'send_email'],
    ['mcp__github__create_pull_request', 'create_pr'],
  ])('%s does %s, however it is spelt', (name, action) => {
    expect(actionOf(name)).toBe(action);
    expect(keysSaid(name.toUpperCase())).toEqual(keysSaid(name));
  });
});

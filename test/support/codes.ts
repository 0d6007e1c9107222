/** The page docs/diagnostics.md, made from the table of codes. */

import { CODES } from '../../src/catalog/analyse/codes.ts';

const cell = (text: string): string =>
  text.startsWith('(')
    ? text.slice(1, -1)
    : text
        .split('\n')
        .map((line) => `\`${line.replaceAll('|', '\\|')}\``)
        .join('<br>');

/** The text of docs/diagnostics.md. `UPDATE=1 npx vitest run test/catalog/codes.test.ts` writes it. */
export function diagnosticsPage(): string {
  const rows = Object.entries(CODES)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([code, { severity, meaning, example }]) =>
        `| \`${code}\` | ${severity} | ${meaning} | ${cell(example)} |`,
    );
  return `# Diagnostics of a policy

Each problem of a policy file is reported as \`file:line:column: severity code: message; expected …; did you mean …?\`.
All are reported at once. A policy with an error is not loaded; warnings do not stop it.

| code | severity | what it means | for example |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** Grammar → generated parser, from the root of the repository. */
export const GRAMMARS: Readonly<Record<string, string>>;
/** The TypeScript source of a grammar's parser. */
export function generate(grammar: string): string;

/** Options of git that stand before its subcommand. */

export interface GitOptions {
  readonly settings: ReadonlyMap<string, string>;
  /** The subcommand and its words. */
  readonly rest: readonly string[];
  /** The folder it is told to work in. */
  readonly within: string | undefined;
}

const GIT_TAKING = new Set([
  '-C',
  '-c',
  '--git-dir',
  '--work-tree',
  '--namespace',
  '--exec-path',
  '--super-prefix',
  '--config-env',
]);

export function gitOptions(args: readonly string[]): GitOptions {
  const settings = new Map<string, string>();
  let within: string | undefined;
  let at = 0;
  for (; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('-')) break;
    const value = GIT_TAKING.has(arg) ? (args[++at] ?? '') : arg.slice(arg.indexOf('=') + 1);
    if (arg === '-C') within = within === undefined || /^[/~]/.test(value) ? value : `${within}/${value}`;
    if (/^--work-tree/.test(arg)) within = value;
    if (arg === '-c') {
      const equals = value.indexOf('=');
      settings.set(
        (equals < 0 ? value : value.slice(0, equals)).toLowerCase(),
        equals < 0 ? 'true' : value.slice(equals + 1),
      );
    }
  }
  return { settings, rest: args.slice(at), within };
}

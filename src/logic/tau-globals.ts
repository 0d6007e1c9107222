/**
 * Tau Prolog assigns some variables without declaring them, which strict code refuses. Declared here first, it
 * runs inside an ES module bundle; where they exist already nothing changes.
 */

const UNDECLARED = [
  'tau_file_system',
  'tau_user_input',
  'tau_user_output',
  'tau_user_error',
  'nodejs_file_system',
  'nodejs_user_input',
  'nodejs_user_output',
  'nodejs_user_error',
  'nodejs_arguments',
] as const;

const globals: Record<string, unknown> = globalThis as never;
for (const name of UNDECLARED) if (!(name in globals)) globals[name] = undefined;

/**
 * The built-in predicates of a policy: which may be called and how, and which are refused.
 *
 * Everything a rule may call beside the vocabulary and its own helpers is listed here. A predicate that acts
 * (prints, reads, asserts, stops) or that makes a policy mean something else in another place is refused.
 */

/** Positions of arguments, from 0: those that must be bound before the call, and those bound after it. */
export interface Mode {
  readonly needs: readonly number[];
  readonly binds: readonly number[];
}

/** A predicate with its first way to be called, and the others where there are several. */
export interface Builtin extends Mode {
  readonly or?: readonly Mode[];
}

/** `+` must be bound, `-` is bound afterwards, `?` neither. */
function mode(letters: string): Mode {
  const at = (letter: string) => [...letters].flatMap((l, i) => (l === letter ? [i] : []));
  return { needs: at('+'), binds: at('-') };
}

const MODES: Readonly<Record<string, readonly string[]>> = {
  // Unification and comparison.
  '=': ['??'],
  '\\=': ['++'],
  '==': ['++'],
  '\\==': ['++'],
  '@<': ['++'],
  '@>': ['++'],
  '@=<': ['++'],
  '@>=': ['++'],
  compare: ['-++'],
  '=:=': ['++'],
  '=\\=': ['++'],
  '<': ['++'],
  '>': ['++'],
  '=<': ['++'],
  '>=': ['++'],
  is: ['-+'],
  between: ['++-'],
  succ: ['+-', '-+'],
  // What a term is.
  var: ['?'],
  nonvar: ['?'],
  ground: ['?'],
  atom: ['+'],
  atomic: ['+'],
  number: ['+'],
  integer: ['+'],
  float: ['+'],
  compound: ['+'],
  callable: ['+'],
  is_list: ['+'],
  // Terms taken apart and put together.
  functor: ['+--', '-++'],
  arg: ['-+-'],
  '=..': ['+-', '-+'],
  copy_term: ['+-'],
  // Text.
  starts_with: ['++'],
  ends_with: ['++'],
  contains: ['++'],
  under: ['++'],
  lower: ['+-'],
  upcase_atom: ['+-'],
  downcase_atom: ['+-'],
  atom_length: ['+-'],
  atom_concat: ['++-', '--+'],
  sub_atom: ['+----'],
  atom_chars: ['+-', '-+'],
  atom_codes: ['+-', '-+'],
  char_code: ['+-', '-+'],
  number_chars: ['+-', '-+'],
  number_codes: ['+-', '-+'],
  atomic_list_concat: ['+-', '++-', '-++'],
  // Lists.
  member: ['-+'],
  memberchk: ['-+'],
  append: ['++-', '--+', '+-'],
  length: ['+-'],
  nth0: ['-+-'],
  nth1: ['-+-'],
  last: ['+-'],
  select: ['-+-', '+-+'],
  reverse: ['+-'],
  msort: ['+-'],
  sort: ['+-'],
  keysort: ['+-'],
  list_to_set: ['+-'],
  sum_list: ['+-'],
  max_list: ['+-'],
  min_list: ['+-'],
};

function builtins(): Map<string, Builtin> {
  const all = new Map<string, Builtin>();
  for (const [name, modes] of Object.entries(MODES))
    for (const letters of modes) {
      const indicator = `${name}/${letters.length}`;
      const first = all.get(indicator);
      if (first) all.set(indicator, { ...first, or: [...(first.or ?? []), mode(letters)] });
      else all.set(indicator, mode(letters));
    }
  return all;
}

/** Predicates a rule may call, by `name/arity`. */
export const BUILTINS: ReadonlyMap<string, Builtin> = builtins();

/** Goals made of goals, by `name/arity`. The analyses walk through them. */
export const CONTROL: ReadonlySet<string> = new Set([
  ',/2',
  ';/2',
  '->/2',
  '\\+/1',
  '!/0',
  'true/0',
  'fail/0',
  'false/0',
  'once/1',
  'forall/2',
  'findall/3',
  ...Array.from({ length: 8 }, (_, i) => `call/${i + 1}`),
]);

/** Comparison of numbers or terms, by `name/arity`: both sides must be bound. */
export const COMPARISONS: ReadonlySet<string> = new Set(
  ['=:=', '=\\=', '<', '>', '=<', '>=', '==', '\\==', '\\=', '@<', '@>', '@=<', '@>='].map((op) => `${op}/2`),
);

/** Goals whose sides are computed, by `name/arity`; of `is/2` only the right one. */
export const ARITHMETIC: ReadonlySet<string> = new Set(
  ['is', '=:=', '=\\=', '<', '>', '=<', '>='].map((op) => `${op}/2`),
);

/** What may stand in arithmetic besides numbers and variables, by `name/arity`. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'e/0 pi/0 tau/0 epsilon/0 +/1 -/1 \\/1 abs/1 sign/1 float_integer_part/1 float_fractional_part/1 float/1 ' +
    'floor/1 truncate/1 round/1 ceiling/1 sin/1 cos/1 tan/1 asin/1 acos/1 atan/1 atan2/2 acosh/1 asinh/1 ' +
    'atanh/1 cosh/1 sinh/1 tanh/1 exp/1 sqrt/1 log/1 log/2 log10/1 +/2 -/2 */2 //2 ///2 div/2 **/2 ^/2 <</2 ' +
    '>>/2 /\\/2 \\//2 xor/2 rem/2 mod/2 max/2 min/2 gcd/2'
  ).split(' '),
);

interface Refusal {
  readonly indicators: string;
  /** What to do instead. */
  readonly instead: string;
}

const REFUSALS: readonly Refusal[] = [
  {
    indicators:
      'assert/1 asserta/1 assertz/1 retract/1 retractall/1 abolish/1 dynamic/1 clause/2 listing/0 listing/1',
    instead: 'state a fact or a rule in the file; a policy does not change while it is asked',
  },
  {
    indicators:
      'write/1 write/2 writeln/1 writeln/2 print/1 print/2 writeq/1 writeq/2 write_canonical/1 ' +
      'write_canonical/2 write_term/2 write_term/3 print_message/2 format/1 format/2 format/3 nl/0 nl/1 ' +
      'tab/1 tab/2 put_char/1 put_char/2 put_code/1 put_code/2 put_byte/1 put_byte/2 flush_output/0 ' +
      'flush_output/1 version/0 license/0',
    instead: 'put what should be said into the reason, in the head',
  },
  {
    indicators:
      'read/1 read/2 read_term/2 read_term/3 get_char/1 get_char/2 get_code/1 get_code/2 get_byte/1 ' +
      'get_byte/2 peek_char/1 peek_char/2 peek_code/1 peek_code/2 peek_byte/1 peek_byte/2 open/3 open/4 ' +
      'close/1 close/2 see/1 seen/0 tell/1 told/0 append/1 current_input/1 current_output/1 set_input/1 ' +
      'set_output/1 set_stream/2 stream_property/2 stream_position_data/3 set_stream_position/2 ' +
      'at_end_of_stream/0 at_end_of_stream/1 exists_file/1 exists_directory/1 delete_file/1 rename_file/2 ' +
      'directory_files/2 working_directory/2',
    instead: 'let the host state what it knows as context(Key, Value)',
  },
  {
    indicators:
      'consult/1 ensure_loaded/1 use_module/1 use_module/2 include/1 load_files/2 initialization/1 ' +
      'module/2 op/3 current_op/3 set_prolog_flag/2 current_prolog_flag/2 current_module/1 ' +
      'current_predicate/1 predicate_property/2 goal_expansion/2 term_expansion/2 multifile/1 ' +
      'discontiguous/1 meta_predicate/1 ://2 phrase/2 phrase/3',
    instead: 'load all files together; every file of a policy sees every other',
  },
  {
    indicators: 'halt/0 halt/1 shell/0 shell/1 shell/2 system/1 getenv/2 setenv/2 unsetenv/1 sleep/1',
    instead: 'let the host act; a rule only decides',
  },
  {
    indicators: 'nb_setval/2 nb_getval/2 b_setval/2 b_getval/2 put_attr/3 get_attr/3',
    instead: 'pass the value as an argument',
  },
  {
    indicators:
      'get_time/1 time_property/2 time_year/2 time_month/2 random/1 random/3 random_between/3 random_member/2',
    instead: 'let the host state it as context(Key, Value)',
  },
  {
    indicators: 'catch/3 throw/1 call_cleanup/2 setup_call_cleanup/3 repeat/0 *->/2',
    instead: 'let the goal fail; a rule that raises is undecided and fails closed',
  },
  {
    indicators: 'bagof/3 setof/3 aggregate_all/3 aggregate_all/4 findall/4 keygroup/2 ^/2',
    instead: 'use findall/3, with sort/2, length/2 or sum_list/2',
  },
  { indicators: 'not/1', instead: 'write \\+ Goal' },
  { indicators: '|/2', instead: 'write ; between alternatives' },
  { indicators: 'ignore/1', instead: 'leave the goal out' },
  {
    indicators:
      'unify_with_occurs_check/2 subsumes_term/2 term_variables/2 term_variables/3 numbervars/3 ' +
      'acyclic_term/1 atomic_concat/3 term_to_atom/2 read_term_from_atom/3 atom_to_term/3 {}/1 -->/2',
    instead: 'use =/2 and the text predicates',
  },
];

/** Predicates a rule may not call, by `name/arity`, with what to do instead. */
export const FORBIDDEN: ReadonlyMap<string, string> = new Map(
  REFUSALS.flatMap(({ indicators, instead }) => indicators.split(' ').map((one) => [one, instead] as const)),
);

/**
 * Short programs that only compute and print: `python -c "import json, sys; print(json.load(sys.stdin)['version'])"`.
 *
 * A program is calm when every name in it is one of those below, or one that it sets itself. It is not parsed: where
 * it cannot be told what is a name and what is text, it is taken for one that does something.
 */

const PYTHON =
  'if else elif for in while return True False None and or not is lambda def from import as try except finally pass ' +
  'break continue with yield json sys re math datetime date time timedelta hashlib itertools collections textwrap ' +
  'statistics decimal fractions csv struct string random uuid zlib binascii functools typing print len range sum min ' +
  'max sorted list dict set tuple str int float bool bytes enumerate zip map filter any all abs round repr chr ord hex ' +
  'bin reversed isinstance type format loads dumps load dump stdin stdout stderr read readline readlines write split ' +
  'join strip lstrip rstrip replace get items keys values append extend update lower upper title startswith endswith ' +
  'encode decode group groups match search findall sub fullmatch sha256 sha1 md5 sha512 hexdigest Counter defaultdict ' +
  'indent sort_keys ensure_ascii key reverse default isoformat now utcnow today strftime strptime fromisoformat ' +
  'total_seconds timezone utc version version_info maxsize platform argv exit e pi sqrt floor ceil log exp mean median ' +
  'stdev choice randint seed sample shuffle uuid4 count index pop sep end file flush splitlines zfill ljust rjust ' +
  'Decimal Fraction Exception ValueError KeyError';

const NODE =
  'if else for in of while return true false null const let var function new typeof instanceof undefined switch case ' +
  'default throw try catch finally break continue console log error table JSON parse stringify Math max min floor ceil ' +
  'round abs random pow sqrt PI Date now toISOString Object keys values entries fromEntries Array isArray from map filter ' +
  'reduce forEach find some every flat flatMap join split slice reverse push pop length includes indexOf startsWith ' +
  'endsWith trim replace replaceAll toUpperCase toLowerCase padStart padEnd repeat String Number Boolean parseInt ' +
  'parseFloat toFixed toString Set Map has get add size isNaN charAt charCodeAt concat NaN Infinity sort';

const NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['python', new Set(PYTHON.split(' '))],
  ['node', new Set(NODE.split(' '))],
]);

const LONGEST = 2_000;
const NAME = /[A-Za-z_$][\w$]*/g;
const QUOTED = /'[^'\\\n]*'|"[^"\\\n]*"/g;
/** Texts of Python that hold programs. */
const FORMATTED = /\b[fF](?:"([^"'\\\n]*)"|'([^"'\\\n]*)')/g;
/** What makes a name or a program out of a text: escapes, names with two dashes, templates, other scripts. */
const HIDING = /__|[\\`]|[^\x20-\x7e\n]/;
/** In JavaScript, besides: expressions in slashes that hold quotes, and members by a name that is computed. */
const HIDING_IN_NODE = /\/.*['"]|['"].*\/|[\w$)\]]\s*\[(?!\d+\])/s;
const SETS =
  /\b([A-Za-z_$][\w$]*)\s*=(?![=>])|\bfor\s+(?:const\s+|let\s+)?([A-Za-z_$][\w$]*)(?:\s*,\s*([A-Za-z_$][\w$]*))?\s+(?:in|of)\b|\b([A-Za-z_$][\w$]*)\s*=>|\(([A-Za-z_$][\w$]*)\)\s*=>|[{,]\s*([A-Za-z_$][\w$]*)\s*:|\blambda\s+([A-Za-z_]\w*)/g;
/** Names that are there already and do something. */
const ACTING =
  /^(eval|exec|open|compile|getattr|setattr|globals|locals|vars|input|os|subprocess|require|process|global|globalThis|this|fetch|module|exports|constructor|prototype|Function|import|builtins|self)$/;

/** Whether a program only computes and prints. Only of Python and of Node. */
export function isCalm(program: string, text: string): boolean {
  const names = NAMES.get(program);
  if (!names || text.length > LONGEST || HIDING.test(text)) return false;
  if (program === 'node' && HIDING_IN_NODE.test(text)) return false;
  const bare = text.replace(FORMATTED, (_, one = '', two = '') => valuesIn(one + two)).replace(QUOTED, ' ');
  if (/['"]/.test(bare)) return false;
  const set = new Set([...bare.matchAll(SETS)].flatMap(([, ...found]) => found.filter(Boolean)));
  return [...bare.matchAll(NAME)].every(
    // A name that is set says nothing of a member of that name.
    ({ 0: name, index }) =>
      names.has(name) || (set.has(name) && !ACTING.test(name) && !/\.\s*$/.test(bare.slice(0, index))),
  );
}

/** What stands in braces. */
const valuesIn = (text: string): string => (text.match(/\{[^{}]*\}/g) ?? []).join(' ');

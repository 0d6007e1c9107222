import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDecrees } from '../../src/memory/decrees.ts';
import type { Reading } from '../../src/memory/reading.ts';
import { numRuns } from '../support/runs.ts';

const TOOLS =
  'send_email,post_slack_message,send_sms,git_push,git_commit,deploy,delete_file,edit_file,run_tests,bash,merge_pr'.split(
    ',',
  );
const read = (text: string) => readDecrees(text, { tools: TOOLS });

/** Limits, and of each the word that says it. */
type Said = readonly [limit: string, word: string];
interface Grammar {
  readonly orders: readonly string[];
  readonly limits: readonly Said[];
  readonly places: readonly ((order: string, limit: string) => string)[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENGLISH: Grammar = {
  orders: [
    'never push to main',
    "don't deploy",
    'never email Sarah',
    "don't delete files in src",
    'ask me before you push',
    'only push to dev',
    "don't deploy or push to prod",
    'I want to approve every deploy',
    'you must not edit config.yaml',
    'pushing to main is forbidden',
    'main is off limits',
    'keep out of src/legacy',
    'stop emailing Sarah',
    'Sarah must not be emailed',
    "don't email Sarah or text Bob",
    'please do not merge pull requests',
  ],
  limits: [
    ['until the audit is over', 'audit'],
    ['till the demo', 'demo'],
    ['unless the tests pass', 'pass'],
    ['if the build is red', 'red'],
    ['while I am away', 'away'],
    ['except on Fridays', 'fridays'],
    ['except for hotfixes', 'hotfixes'],
    ['on weekends', 'weekends'],
    ['after 6pm', '6pm'],
    ['between 9am and 5pm', '5pm'],
    ['for the next two hours', 'two hours'],
    ['this week', 'week'],
    ['in December', 'december'],
    ['every Friday', 'friday'],
    ['from tomorrow', 'tomorrow'],
    ['by Friday', 'friday'],
    ['or on Fridays', 'fridays'],
    ['during the freeze', 'freeze'],
    ['once the release is out', 'release'],
    ['so long as Bob is out', 'bob'],
    ['only if CI is green', 'green'],
    ['without a ticket', 'ticket'],
    ['outside business hours', 'business hours'],
    ['unless Bob says so', 'bob'],
  ],
  places: [
    (order, limit) => `${capital(order)} ${limit}.`,
    (order, limit) => `${capital(order)}, ${limit}.`,
    (order, limit) => `${capital(limit)}, ${order}.`,
  ],
};

const CHINESE: Grammar = {
  orders: [
    '不要推送到main',
    '别部署',
    '不要给客户发邮件',
    '不许删除src下的文件',
    '禁止部署',
    '只能推送到dev',
    '配置文件不要改',
    '不要再给小陈发短信',
    '请勿合并PR',
    '不要部署也不要推送',
    '别给小陈发邮件或给客户发短信',
  ],
  limits: [
    ['直到周一', '周一'],
    ['除非测试通过', '测试通过'],
    ['如果构建失败', '失败'],
    ['我不在的时候', '不在'],
    ['周五除外', '周五'],
    ['周末', '周末'],
    ['晚上六点以后', '六点'],
    ['今天', '今天'],
    ['冻结期间', '冻结'],
    ['除了热修复', '热修复'],
    ['在发布完成之前', '发布完成'],
    ['下周一之前', '周一'],
    ['发版当天', '发版'],
    ['测试没过的话', '没过'],
    ['没有工单的情况下', '工单'],
    ['除紧急情况外', '紧急'],
    ['十二月', '十二月'],
    ['每周五', '周五'],
  ],
  places: [(order, limit) => `${limit}，${order}。`, (order, limit) => `${order}，${limit}。`],
};

const GERMAN: Grammar = {
  orders: [
    'push nie auf main',
    'deploye nicht',
    'schreib Sarah keine Mails',
    'lösch keine Dateien in src',
    'frag mich vor jedem Push',
    'push nur auf dev',
    'bitte nichts deployen',
    'du darfst config.yaml nicht ändern',
    'Finger weg von src/legacy',
    'hör auf Sarah zu mailen',
    'Sarah darf nicht angeschrieben werden',
    'ruf weder Bob noch Anna an',
    'ändere nichts ohne mich zu fragen',
  ],
  limits: [
    ['bis das Audit vorbei ist', 'audit'],
    ['bis zur Demo', 'demo'],
    ['es sei denn die Tests laufen durch', 'tests'],
    ['wenn der Build rot ist', 'rot'],
    ['solange ich nicht da bin', 'nicht da'],
    ['außer freitags', 'freitags'],
    ['außer für Hotfixes', 'hotfixes'],
    ['am Wochenende', 'wochenende'],
    ['nach 18 Uhr', '18'],
    ['in den nächsten zwei Stunden', 'zwei stunden'],
    ['diese Woche', 'woche'],
    ['im Dezember', 'dezember'],
    ['jeden Freitag', 'freitag'],
    ['während der Demo', 'demo'],
    ['sobald das Release draußen ist', 'draußen'],
    ['falls die CI nicht grün ist', 'grün'],
    ['außerhalb der Bürozeiten', 'bürozeiten'],
    ['bevor die Migration fertig ist', 'migration'],
  ],
  places: [
    (order, limit) => `${capital(order)} ${limit}.`,
    (order, limit) => `${capital(order)}, ${limit}.`,
    (order, limit) => `${capital(limit)}, ${order}.`,
  ],
};

const FRENCH: Grammar = {
  orders: [
    'ne pousse jamais sur main',
    'ne déploie pas',
    "n'envoie plus de mails à Sarah",
    'ne supprime aucun fichier dans src',
    'demande-moi avant de pousser',
    'pousse uniquement sur dev',
    'interdiction de déployer',
    'tu ne dois pas modifier config.yaml',
    'touche pas à src/legacy',
    "arrête d'écrire à Sarah",
    "n'appelle ni Bob ni Anna",
    'ne change rien sans me demander',
  ],
  limits: [
    ["jusqu'à la fin de l'audit", 'audit'],
    ["jusqu'à lundi", 'lundi'],
    ['avant la démo', 'démo'],
    ['sauf si les tests passent', 'passent'],
    ['si le build est rouge', 'rouge'],
    ['tant que je ne suis pas là', 'là'],
    ['sauf le vendredi', 'vendredi'],
    ['sauf pour les correctifs', 'correctifs'],
    ['le week-end', 'week-end'],
    ['après 18h', '18h'],
    ['pendant les deux prochaines heures', 'heures'],
    ['cette semaine', 'semaine'],
    ['en décembre', 'décembre'],
    ['chaque vendredi', 'vendredi'],
    ['pendant la démo', 'démo'],
    ['dès que la version est sortie', 'sortie'],
    ["quand la CI n'est pas verte", 'verte'],
    ['en dehors des heures de bureau', 'bureau'],
    ["à moins que Bob soit d'accord", 'bob'],
  ],
  places: [
    (order, limit) => `${capital(order)} ${limit}.`,
    (order, limit) => `${capital(order)}, ${limit}.`,
    (order, limit) => `${capital(limit)}, ${order}.`,
  ],
};

const SPANISH: Grammar = {
  orders: [
    'nunca hagas push a main',
    'no despliegues',
    'no le mandes correos a Sara',
    'no borres archivos en src',
    'pregúntame antes de hacer push',
    'haz push solo a dev',
    'prohibido desplegar',
    'no debes modificar config.yaml',
    'no toques src/legacy',
    'deja de escribirle a Sara',
    'no llames ni a Bob ni a Ana',
    'no cambies nada sin preguntarme',
  ],
  limits: [
    ['hasta que termine la auditoría', 'auditoría'],
    ['hasta el lunes', 'lunes'],
    ['antes de la demo', 'demo'],
    ['a menos que pasen las pruebas', 'pruebas'],
    ['si el build está en rojo', 'rojo'],
    ['mientras yo no esté', 'esté'],
    ['salvo los viernes', 'viernes'],
    ['excepto para los hotfixes', 'hotfixes'],
    ['los fines de semana', 'fines de semana'],
    ['después de las 18h', '18h'],
    ['durante las próximas dos horas', 'dos horas'],
    ['esta semana', 'semana'],
    ['en diciembre', 'diciembre'],
    ['cada viernes', 'viernes'],
    ['durante la demo', 'demo'],
    ['en cuanto salga la versión', 'versión'],
    ['cuando la CI no está en verde', 'verde'],
    ['fuera del horario laboral', 'horario'],
    ['salvo que Bob lo diga', 'bob'],
  ],
  places: [
    (order, limit) => `${capital(order)} ${limit}.`,
    (order, limit) => `${capital(order)}, ${limit}.`,
    (order, limit) => `${capital(limit)}, ${order}.`,
  ],
};

const JAPANESE: Grammar = {
  orders: [
    'mainにプッシュしないで',
    'デプロイは禁止',
    'サラにメールを送らないでください',
    'srcのファイルを削除するな',
    '設定ファイルは変更しないこと',
    'ボブにもアンナにも電話しないで',
    '私に聞かずにマージしないで',
    'パッケージをインストールしてはいけません',
  ],
  limits: [
    ['監査が終わるまで', '監査'],
    ['月曜まで', '月曜'],
    ['デモの前は', 'デモ'],
    ['テストが通らない限り', '通らない'],
    ['ビルドが失敗したら', '失敗'],
    ['私がいない間は', 'いない'],
    ['緊急の場合を除いて', '緊急'],
    ['週末は', '週末'],
    ['18時以降は', '18'],
    ['今週は', '今週'],
    ['デモの間は', 'デモ'],
    ['営業時間外は', '営業時間外'],
    ['もしCIが赤なら', '赤'],
    ['毎週金曜日は', '金曜'],
  ],
  places: [(order, limit) => `${limit}、${order}。`, (order, limit) => `${limit}${order}。`],
};

const sentencesOf = ({ orders, limits, places }: Grammar) =>
  fc
    .tuple(fc.constantFrom(...orders), fc.constantFrom(...limits), fc.constantFrom(...places))
    .map(([order, [limit, word], place]) => ({ text: place(order, limit), word }));

/** "Only push to dev, only if CI is green": that elsewhere nothing is pushed holds without the limit of the second. */
const isLimited = ({ tool, except, matcher }: Reading, _: number, all: readonly Reading[]): boolean =>
  !(
    matcher.value === '*' &&
    except !== undefined &&
    all.some((other) => other.tool === tool && other.matcher.value === except && other.condition)
  );

const squeezed = (text: string): string => text.toLowerCase().replace(/\s/g, '');

describe('a limit of a sentence', () => {
  test.each([
    ['English', ENGLISH],
    ['Chinese', CHINESE],
    ['German', GERMAN],
    ['French', FRENCH],
    ['Spanish', SPANISH],
    ['Japanese', JAPANESE],
  ] as const)('in %s is in every rule, or told to be unread', (_, grammar) => {
    fc.assert(
      fc.property(sentencesOf(grammar), ({ text, word }) => {
        const { readings, unread } = read(text);
        expect(readings.length + unread.length).toBeGreaterThan(0);
        if (unread.length > 0) return;
        for (const { condition, until, except, matcher, kind } of readings.filter(isLimited))
          expect({
            text,
            kind,
            said: squeezed([condition, until, except, matcher.value].filter(Boolean).join(';')),
          }).toMatchObject({ said: expect.stringContaining(squeezed(word)) });
      }),
      { numRuns },
    );
  });

  test.each([
    ['Only deploy on Fridays or from main.', 'or from main'],
    ['Never push to main, or on Fridays.', 'on Fridays'],
    ["Don't deploy by Friday, ok?", 'by Friday'],
  ])('%j says what of it was not read', (text, words) => {
    const { unread, readings } = read(text);
    expect(unread.map(({ why }) => why).join() + JSON.stringify(readings)).toContain(words);
  });

  test.each([
    ['Never push to main, even if Bob asks.', 'git_push'],
    ['Even if Bob asks, never push to main.', 'git_push'],
    ['即使构建失败，也不要部署。', 'deploy'],
  ])('%j limits nothing', (text, tool) => {
    expect(read(text)).toMatchObject({ readings: [{ kind: 'prohibit', tool }], unread: [] });
  });
});

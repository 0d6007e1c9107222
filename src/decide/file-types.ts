/** Kinds of files as people call them, and how the names of such files end. */

const ENDINGS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  markdown: '.md .mdx .markdown',
  md: '.md .mdx .markdown',
  readme: 'readme',
  python: '.py .pyi .ipynb',
  notebook: '.ipynb',
  typescript: '.ts .tsx .mts .cts',
  javascript: '.js .jsx .mjs .cjs',
  json: '.json .jsonc .json5',
  yaml: '.yaml .yml',
  toml: '.toml',
  sql: '.sql',
  shell: '.sh .bash .zsh',
  bash: '.sh .bash',
  css: '.css .scss .sass .less',
  html: '.html .htm',
  text: '.txt',
  csv: '.csv',
  rust: '.rs',
  go: '.go',
  golang: '.go',
  java: '.java',
  kotlin: '.kt .kts',
  swift: '.swift',
  ruby: '.rb',
  php: '.php',
  terraform: '.tf .tfvars',
  protobuf: '.proto',
  proto: '.proto',
  xml: '.xml',
  pdf: '.pdf',
  word: '.doc .docx',
  excel: '.xls .xlsx',
});

/** Endings of names, in lower case; none where the word is no kind of file. */
export const endingsOf = (word: string): readonly string[] => ENDINGS[word]?.split(' ') ?? [];

const LOCKS =
  'package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb cargo.lock poetry.lock uv.lock ' +
  'pipfile.lock gemfile.lock composer.lock go.sum flake.lock mix.lock pubspec.lock podfile.lock';
const PIPELINES =
  '.github/workflows .gitlab-ci.yml .circleci jenkinsfile azure-pipelines.yml .travis.yml bitbucket-pipelines.yml ' +
  '.buildkite .drone.yml appveyor.yml .woodpecker';
const TESTS = 'test tests __tests__ spec specs e2e *.test.* *.spec.* *_test.* test_*.py conftest.py';

/** Where such files are. */
const PLACES: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  lock: LOCKS,
  lockfile: LOCKS,
  'lock file': LOCKS,
  ci: PIPELINES,
  'ci config': PIPELINES,
  'ci configuration': PIPELINES,
  'ci file': PIPELINES,
  'ci pipeline': PIPELINES,
  'ci workflow': PIPELINES,
  'ci setup': PIPELINES,
  'github workflow': PIPELINES,
  'github action': PIPELINES,
  'workflow file': PIPELINES,
  test: TESTS,
  'test file': TESTS,
  'test suite': TESTS,
  'unit test': TESTS,
  snapshot: '__snapshots__ *.snap',
  'snapshot file': '__snapshots__ *.snap',
  dotfile: '.*',
  'env file': '.env *.env .envrc',
  'ssh key': '.ssh id_rsa* id_dsa* id_ecdsa* id_ed25519*',
  'private key': '.ssh id_rsa* id_dsa* id_ecdsa* id_ed25519* *.pem *.key',
  doc: 'docs doc documentation *.md *.mdx *.rst *.adoc',
  documentation: 'docs doc documentation *.md *.mdx *.rst *.adoc',
  'documentation file': 'docs doc documentation *.md *.mdx *.rst *.adoc',
  secret:
    '.env* *.env *.pem *.key *.p12 *.pfx id_rsa* id_ed25519* credentials* secrets* *secret* .netrc .npmrc .pypirc',
  credential:
    '.env* *.env *.pem *.key id_rsa* id_ed25519* credentials* secrets* *secret* .netrc .npmrc .pypirc',
  'docker file': 'dockerfile *.dockerfile docker-compose* compose.yaml compose.yml .dockerignore',
  'docker config': 'dockerfile *.dockerfile docker-compose* compose.yaml compose.yml .dockerignore',
});

/** Patterns of paths for what people call such files ("the CI config", "lockfiles"); none for other words. */
export const placesCalled = (words: string): readonly string[] =>
  PLACES[words.toLowerCase().replace(/^the /, '').replace(/s$/, '')]?.split(' ') ?? [];

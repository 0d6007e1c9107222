/** Kinds of files as people call them, and how the names of such files end. */

const ENDINGS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  markdown: '.md .mdx .markdown',
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

/** The forms that lists of tools come in, by whose they are. */

export const TOOL_LIST_FORMS = ['mcp', 'openai', 'anthropic', 'gemini', 'ai-sdk'] as const;
export type ToolListForm = (typeof TOOL_LIST_FORMS)[number];

/** What a tool of each form has, in words. */
export const EXPECTED: Readonly<Record<ToolListForm, string>> = {
  mcp: 'an MCP tool: `name`, `inputSchema`',
  openai: 'an OpenAI tool: `type: "function"` with `name` and `parameters`, also inside `function`',
  anthropic: 'an Anthropic tool: `name`, `input_schema`',
  gemini: 'a Gemini declaration: `name`, `parameters` or `parametersJsonSchema`',
  'ai-sdk': 'an AI SDK tool: `inputSchema`, under its name',
};

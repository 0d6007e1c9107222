/** How the programs of agents speak with a model: what their requests hold, and how an answer is streamed to them. */

/** A call that the model asks for. */
export interface Wanted {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

interface Form {
  /** Whether a request to this address is one. */
  readonly path: RegExp;
  /** Where results of calls stand in the body, each once. */
  readonly result: RegExp;
  /** The answer as a stream of events: a call, or a text and the end. */
  readonly events: (wanted: Wanted | undefined, id: string) => readonly object[];
  /** Whether events have their type on a line of their own. */
  readonly named?: true;
}

const usage = { input_tokens: 1, output_tokens: 1 };

/** Anthropic's Messages API. */
const messages: Form = {
  path: /\/v1\/messages(?:\?|$)/,
  result: /"type":"tool_result"/g,
  named: true,
  events: (wanted, id) => {
    const block = wanted
      ? { type: 'tool_use', id, name: wanted.tool, input: {} }
      : { type: 'text', text: '' };
    const delta = wanted
      ? { type: 'input_json_delta', partial_json: JSON.stringify(wanted.args) }
      : { type: 'text_delta', text: 'done' };
    const stop_reason = wanted ? 'tool_use' : 'end_turn';
    const message = {
      ...{ id: `msg_${id}`, type: 'message', role: 'assistant', model: 'stub', content: [], usage },
      ...{ stop_reason: null, stop_sequence: null },
    };
    return [
      { type: 'message_start', message },
      { type: 'content_block_start', index: 0, content_block: block },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
      { type: 'message_stop' },
    ];
  },
};

/** OpenAI's Responses API. */
const responses: Form = {
  path: /\/responses$/,
  result: /"type":"function_call_output"/g,
  named: true,
  events: (wanted, id) => {
    const item = wanted
      ? {
          ...{ type: 'function_call', id: `fc_${id}`, call_id: id, status: 'completed' },
          ...{ name: wanted.tool, arguments: JSON.stringify(wanted.args) },
        }
      : {
          ...{ type: 'message', id: `msg_${id}`, role: 'assistant', status: 'completed' },
          content: [{ type: 'output_text', text: 'done', annotations: [] }],
        };
    const response = { id: `resp_${id}`, status: 'completed', output: [item] };
    return [
      { type: 'response.created', response: { id: response.id } },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: { ...response, usage: { ...usage, total_tokens: 2 } } },
    ];
  },
};

/** OpenAI's Chat Completions API. */
const completions: Form = {
  path: /\/chat\/completions$/,
  result: /"role":"tool"/g,
  events: (wanted, id) => {
    const chunk = { id: `chat_${id}`, object: 'chat.completion.chunk', created: 1, model: 'stub' };
    const call = wanted && { name: wanted.tool, arguments: JSON.stringify(wanted.args) };
    const delta = call
      ? { role: 'assistant', tool_calls: [{ index: 0, id, type: 'function', function: call }] }
      : { role: 'assistant', content: 'done' };
    const finish_reason = wanted ? 'tool_calls' : 'stop';
    return [
      { ...chunk, choices: [{ index: 0, delta, finish_reason: null }] },
      { ...chunk, choices: [{ index: 0, delta: {}, finish_reason }] },
      { ...chunk, choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } },
    ];
  },
};

/** Google's Generative Language API. */
const generate: Form = {
  path: /:streamGenerateContent\b/,
  result: /"functionResponse":/g,
  events: (wanted) => {
    const part = wanted ? { functionCall: { name: wanted.tool, args: wanted.args } } : { text: 'done' };
    const candidate = { index: 0, content: { role: 'model', parts: [part] }, finishReason: 'STOP' };
    const usageMetadata = { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 };
    return [{ candidates: [candidate], usageMetadata, modelVersion: 'stub' }];
  },
};

const FORMS: readonly Form[] = [messages, responses, completions, generate];

export const formAt = (path: string): Form | undefined => FORMS.find((form) => form.path.test(path));

/** How many calls the conversation of a request has the results of. */
export const resultsIn = ({ result }: Form, body: string): number => [...body.matchAll(result)].length;

export const streamOf = ({ events, named }: Form, wanted: Wanted | undefined, id: string): string =>
  events(wanted, id)
    .map(
      (event) => `${named ? `event: ${Reflect.get(event, 'type')}\n` : ''}data: ${JSON.stringify(event)}\n\n`,
    )
    .join('');

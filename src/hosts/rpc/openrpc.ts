/** The description of the methods, made from the schemas that check their parameters (spec.open-rpc.org, 1.3). */

import { z } from 'zod';
import { METHODS } from './methods.ts';

const ERRORS = [
  {
    code: -32602,
    message: 'Invalid params',
    data: { problems: [{ field: 'rule', message: 'is required' }] },
  },
  { code: -32000, message: 'The store is not available', data: { code: 'store_unavailable' } },
];

export function openRpc(version: string): object {
  return {
    openrpc: '1.3.2',
    info: { title: 'Lictor: tool-scoped rules', version },
    methods: Object.entries(METHODS).map(([name, { summary, params, result }]) => ({
      name,
      summary,
      paramStructure: 'by-name',
      params: Object.entries(params.shape).map(([field, schema]) => ({
        name: field,
        required: !(schema as z.ZodType).safeParse(undefined).success,
        schema: jsonSchema(schema as z.ZodType),
      })),
      result: { name: 'result', schema: jsonSchema(result) },
      errors: ERRORS,
    })),
  };
}

const jsonSchema = (schema: z.ZodType): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

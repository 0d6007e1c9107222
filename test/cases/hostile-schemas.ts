/** Hostile and odd schemas with what each dialect gives for them, exactly. Schemas are JSON text, so that no name is lost. */

import type { Dialect } from '../../src/schema/rewritten.ts';

export interface HostileSchema {
  readonly what: string;
  readonly schema: string;
  readonly gives: readonly {
    readonly dialects: readonly Dialect[];
    readonly strict: boolean;
    readonly unusable?: true;
    readonly schema: string;
    /** `code pointer#keyword: message`. */
    readonly losses: readonly string[];
  }[];
}

const TICK = '`';

export const HOSTILE_SCHEMAS: readonly HostileSchema[] = [
  {
    what: 'rule 1: required-only branches at the root',
    schema:
      '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"anyOf":[{"required":["a"]},{"required":["b"]}]}',
    gives: [
      {
        dialects: ['anthropic', 'openai', 'gemini'],
        strict: false,
        schema: `{"type":"object","description":"give ${TICK}a${TICK} or ${TICK}b${TICK}","properties":{"a":{"type":"string"},"b":{"type":"string"}}}`,
        losses: ['described #anyOf: give `a` or `b`'],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema: `{"type":"object","description":"give ${TICK}a${TICK} or ${TICK}b${TICK}","properties":{"a":{"type":"string"},"b":{"type":"string"}},"additionalProperties":false}`,
        losses: [
          'dropped #additionalProperties: fields that are not listed cannot be given',
          'described #anyOf: give `a` or `b`',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema: `{"type":"object","description":"give ${TICK}a${TICK} or ${TICK}b${TICK}","properties":{"a":{"type":["string","null"]},"b":{"type":["string","null"]}},"required":["a","b"],"additionalProperties":false}`,
        losses: [
          'dropped #additionalProperties: fields that are not listed cannot be given',
          'described #anyOf: give `a` or `b`',
          'reshaped #required: a field that may be left out is given as null',
        ],
      },
    ],
  },
  {
    what: 'rule 2: tagged objects at the root, without a type',
    schema:
      '{"oneOf":[{"type":"object","properties":{"kind":{"const":"x"},"p":{"type":"string"}},"required":["kind","p"]},{"type":"object","properties":{"kind":{"const":"y"},"q":{"type":"string"}},"required":["kind","q"]}]}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema: String.raw`{"type":"object","description":"one of these forms: ${TICK}kind${TICK} \"x\" with ${TICK}p${TICK}; or ${TICK}kind${TICK} \"y\" with ${TICK}q${TICK}","properties":{"kind":{"enum":["x","y"]},"p":{"type":"string"},"q":{"type":"string"}},"required":["kind"]}`,
        losses: [
          'described #oneOf: one of these forms: `kind` "x" with `p`; or `kind` "y" with `q`',
          'dropped /oneOf/0#required: it holds in one of the forms only',
          'dropped /oneOf/1#required: it holds in one of the forms only',
        ],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema: String.raw`{"type":"object","description":"one of these forms: ${TICK}kind${TICK} \"x\" with ${TICK}p${TICK}; or ${TICK}kind${TICK} \"y\" with ${TICK}q${TICK}","properties":{"kind":{"type":"string","enum":["x","y"]},"p":{"type":"string"},"q":{"type":"string"}},"required":["kind"],"additionalProperties":false}`,
        losses: [
          'described #oneOf: one of these forms: `kind` "x" with `p`; or `kind` "y" with `q`',
          'dropped /oneOf/0#required: it holds in one of the forms only',
          'dropped /oneOf/1#required: it holds in one of the forms only',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema: String.raw`{"type":"object","description":"one of these forms: ${TICK}kind${TICK} \"x\" with ${TICK}p${TICK}; or ${TICK}kind${TICK} \"y\" with ${TICK}q${TICK}","properties":{"kind":{"type":"string","enum":["x","y"]},"p":{"type":["string","null"]},"q":{"type":["string","null"]}},"required":["kind","p","q"],"additionalProperties":false}`,
        losses: [
          'described #oneOf: one of these forms: `kind` "x" with `p`; or `kind` "y" with `q`',
          'dropped /oneOf/0#required: it holds in one of the forms only',
          'reshaped /oneOf/0#required: a field that may be left out is given as null',
          'dropped /oneOf/1#required: it holds in one of the forms only',
          'reshaped /oneOf/1#required: a field that may be left out is given as null',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: String.raw`{"type":"object","description":"one of these forms: ${TICK}kind${TICK} \"x\" with ${TICK}p${TICK}; or ${TICK}kind${TICK} \"y\" with ${TICK}q${TICK}","properties":{"kind":{"type":"string","enum":["x","y"]},"p":{"type":"string"},"q":{"type":"string"}},"required":["kind"]}`,
        losses: [
          'described #oneOf: one of these forms: `kind` "x" with `p`; or `kind` "y" with `q`',
          'dropped /oneOf/0#required: it holds in one of the forms only',
          'dropped /oneOf/1#required: it holds in one of the forms only',
        ],
      },
    ],
  },
  {
    what: 'rule 3: an enum of numbers',
    schema:
      '{"type":"object","properties":{"a":{"enum":[1,2,3]}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"enum":[1,2,3]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"integer","enum":[1,2,3]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","enum":["1","2","3"]}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'reshaped /properties/a#enum: its values are given as text',
        ],
      },
    ],
  },
  {
    what: 'rule 4: names that some dialects refuse, and that collide',
    schema:
      '{"type":"object","properties":{"user-id":{"type":"string"},"user id":{"type":"string"},"user_id":{"type":"string"},"$filter":{"type":"string"}},"required":["user-id","user id","user_id","$filter"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic'],
        strict: false,
        schema:
          '{"type":"object","properties":{"user-id":{"type":"string"},"user_id_2":{"type":"string"},"user_id":{"type":"string"},"_filter":{"type":"string"}},"required":["user-id","user_id_2","user_id","_filter"],"additionalProperties":false}',
        losses: [
          'reshaped /properties/$filter#properties: named `_filter` here',
          'reshaped /properties/user id#properties: named `user_id_2` here',
        ],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"user-id":{"type":"string"},"user_id_2":{"type":"string"},"user_id":{"type":"string"},"_filter":{"type":"string"}},"required":["user-id","user_id_2","user_id","_filter"],"additionalProperties":false}',
        losses: [
          'reshaped /properties/$filter#properties: named `_filter` here',
          'reshaped /properties/user id#properties: named `user_id_2` here',
        ],
      },
      {
        dialects: ['openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"user-id":{"type":"string"},"user id":{"type":"string"},"user_id":{"type":"string"},"$filter":{"type":"string"}},"required":["user-id","user id","user_id","$filter"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"user-id":{"type":"string"},"user id":{"type":"string"},"user_id":{"type":"string"},"$filter":{"type":"string"}},"required":["user-id","user id","user_id","$filter"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"user_id_3":{"type":"string"},"user_id_2":{"type":"string"},"user_id":{"type":"string"},"_filter":{"type":"string"}},"required":["user_id_3","user_id_2","user_id","_filter"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'reshaped /properties/$filter#properties: named `_filter` here',
          'reshaped /properties/user id#properties: named `user_id_2` here',
          'reshaped /properties/user-id#properties: named `user_id_3` here',
        ],
      },
    ],
  },
  {
    what: 'rule 5: a map of free names',
    schema:
      '{"type":"object","properties":{"a":{"type":"object","additionalProperties":{"type":"string"}}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"object","additionalProperties":{"type":"string"}}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"string"}},"required":["key","value"],"additionalProperties":false}}},"required":["a"],"additionalProperties":false}',
        losses: ['reshaped /properties/a#additionalProperties: given as a list of `key` and `value`'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"object","description":"takes fields of any name, each a text"}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#additionalProperties: takes fields of any name, each a text',
        ],
      },
    ],
  },
  {
    what: 'rule 6: a schema inside itself',
    schema:
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/Node"}},"required":["a"],"additionalProperties":false,"$defs":{"Node":{"type":"object","properties":{"name":{"type":"string"},"kids":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["name","kids"],"additionalProperties":false}}}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"$ref":"#/$defs/Node"}},"required":["a"],"additionalProperties":false,"$defs":{"Node":{"type":"object","properties":{"name":{"type":"string"},"kids":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["name","kids"],"additionalProperties":false}}}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"$ref":"#/$defs/Node"}},"required":["a"],"additionalProperties":false,"$defs":{"Node":{"type":"object","properties":{"name":{"type":"string"},"kids":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["name","kids"],"additionalProperties":false}}}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"object","properties":{"name":{"type":"string"},"kids":{"type":"array","items":{"type":"object","description":"an object like the one around it"}}},"required":["name","kids"]}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped /$defs/Node#additionalProperties: other fields are refused only at the call',
          'cut /$defs/Node/properties/kids/items#items: it is in a circle: any value is taken here',
        ],
      },
    ],
  },
  {
    what: 'rule 7: fields that may be left out, and one that may be null',
    schema:
      '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":["string","null"]}},"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":["string","null"]}},"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"},"b":{"anyOf":[{"type":"string"},{"type":"null"}]}},"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":["string","null"]},"b":{"type":["string","null"]}},"required":["a","b"],"additionalProperties":false}',
        losses: ['reshaped #required: a field that may be left out is given as null'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string","nullable":true}}}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'rule 8: a field of any type',
    schema: '{"type":"object","properties":{"a":{}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"JSON text of any value"}},"required":["a"],"additionalProperties":false}',
        losses: ['reshaped /properties/a#type: a value of any type is given as JSON text'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"JSON text of any value"}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'reshaped /properties/a#type: a value of any type is given as JSON text',
        ],
      },
    ],
  },
  {
    what: 'rule 9: names that are keywords and prototypes',
    schema:
      '{"type":"object","properties":{"type":{"type":"string"},"properties":{"type":"object","properties":{"$ref":{"type":"string"}},"required":["$ref"],"additionalProperties":false},"__proto__":{"type":"string"},"constructor":{"type":"integer"}},"required":["type","properties","__proto__","constructor"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"type":{"type":"string"},"properties":{"type":"object","properties":{"$ref":{"type":"string"}},"required":["$ref"],"additionalProperties":false},"__proto__":{"type":"string"},"constructor":{"type":"integer"}},"required":["type","properties","__proto__","constructor"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"type":{"type":"string"},"properties":{"type":"object","properties":{"$ref":{"type":"string"}},"required":["$ref"],"additionalProperties":false},"__proto__":{"type":"string"},"constructor":{"type":"integer"}},"required":["type","properties","__proto__","constructor"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"type":{"type":"string"},"properties":{"type":"object","properties":{"_ref":{"type":"string"}},"required":["_ref"]},"__proto__":{"type":"string"},"constructor":{"type":"integer"}},"required":["type","properties","__proto__","constructor"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped /properties/properties#additionalProperties: other fields are refused only at the call',
          'reshaped /properties/properties/properties/$ref#properties: named `_ref` here',
        ],
      },
    ],
  },
  {
    what: 'no schema at all',
    schema: '{}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai', 'openai-strict'],
        strict: false,
        schema: '{"type":"object","properties":{}}',
        losses: [],
      },
      { dialects: ['gemini'], strict: false, schema: '{"type":"object"}', losses: [] },
    ],
  },
  {
    what: 'an object of which nothing is said',
    schema: '{"type":"object"}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai', 'openai-strict'],
        strict: false,
        schema: '{"type":"object","properties":{}}',
        losses: [],
      },
      { dialects: ['gemini'], strict: false, schema: '{"type":"object"}', losses: [] },
    ],
  },
  {
    what: 'an object without fields',
    schema: '{"type":"object","properties":{}}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema: '{"type":"object","properties":{}}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema: '{"type":"object","properties":{},"additionalProperties":false}',
        losses: ['dropped #additionalProperties: fields that are not listed cannot be given'],
      },
      { dialects: ['gemini'], strict: false, schema: '{"type":"object"}', losses: [] },
    ],
  },
  {
    what: 'an object that takes nothing',
    schema: '{"type":"object","properties":{},"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema: '{"type":"object","properties":{},"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema: '{"type":"object","properties":{},"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object"}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'a list at the root',
    schema: '{"type":"array","items":{"type":"string"}}',
    gives: [
      {
        dialects: ['anthropic', 'openai', 'gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"value":{"type":"array","items":{"type":"string"}}},"required":["value"]}',
        losses: ['reshaped #type: the arguments are given in the field `value`'],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"value":{"type":"array","items":{"type":"string"}}},"required":["value"],"additionalProperties":false}',
        losses: ['reshaped #type: the arguments are given in the field `value`'],
      },
    ],
  },
  {
    what: 'a text at the root',
    schema: '{"type":"string","minLength":1}',
    gives: [
      {
        dialects: ['anthropic', 'openai', 'gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"value":{"type":"string","minLength":1}},"required":["value"]}',
        losses: ['reshaped #type: the arguments are given in the field `value`'],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"value":{"type":"string","description":"must have at least 1 character"}},"required":["value"],"additionalProperties":false}',
        losses: [
          'described #minLength: must have at least 1 character',
          'reshaped #type: the arguments are given in the field `value`',
        ],
      },
    ],
  },
  {
    what: 'nothing is accepted',
    schema: '{"not":{}}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai', 'openai-strict'],
        strict: false,
        unusable: true,
        schema:
          '{"type":"object","description":"no arguments are accepted: every call is refused","properties":{}}',
        losses: ['described #false: no arguments are accepted: every call is refused'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        unusable: true,
        schema: '{"type":"object","description":"no arguments are accepted: every call is refused"}',
        losses: ['described #false: no arguments are accepted: every call is refused'],
      },
    ],
  },
  {
    what: 'a required field that is refused',
    schema: '{"type":"object","properties":{"a":false},"required":["a"]}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai', 'openai-strict'],
        strict: false,
        unusable: true,
        schema:
          '{"type":"object","description":"no arguments are accepted: every call is refused","properties":{}}',
        losses: ['described #false: no arguments are accepted: every call is refused'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        unusable: true,
        schema: '{"type":"object","description":"no arguments are accepted: every call is refused"}',
        losses: ['described #false: no arguments are accepted: every call is refused'],
      },
    ],
  },
  {
    what: 'types that exclude each other',
    schema:
      '{"allOf":[{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false},{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false}]}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai', 'openai-strict'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"allOf":[{"type":"string"},{"type":"integer"}]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        unusable: true,
        schema: '{"type":"object","description":"no arguments are accepted: every call is refused"}',
        losses: ['described #false: no arguments are accepted: every call is refused'],
      },
    ],
  },
  {
    what: 'null or an object at the root',
    schema:
      '{"type":["object","null"],"properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}',
        losses: ['dropped #type: arguments are always an object'],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}',
        losses: ['dropped #type: arguments are always an object'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped #type: arguments are always an object',
        ],
      },
    ],
  },
  {
    what: 'the root refers to itself',
    schema: '{"$ref":"#"}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai', 'openai-strict'],
        strict: false,
        schema: '{"type":"object","properties":{}}',
        losses: ['cut #$ref: the reference leads back to itself'],
      },
      { dialects: ['gemini'], strict: false, schema: '{"type":"object"}', losses: [] },
    ],
  },
  {
    what: 'a reference to nowhere',
    schema:
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/nowhere"}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{}},"required":["a"],"additionalProperties":false}',
        losses: ['dropped /properties/a#$ref: the reference leads out of the schema, and is not followed'],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"JSON text of any value"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'dropped /properties/a#$ref: the reference leads out of the schema, and is not followed',
          'reshaped /properties/a#type: a value of any type is given as JSON text',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"JSON text of any value"}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped /properties/a#$ref: the reference leads out of the schema, and is not followed',
          'reshaped /properties/a#type: a value of any type is given as JSON text',
        ],
      },
    ],
  },
  {
    what: 'a reference to the network',
    schema:
      '{"type":"object","properties":{"a":{"$ref":"https://example.com/schema.json"}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{}},"required":["a"],"additionalProperties":false}',
        losses: ['dropped /properties/a#$ref: the reference leads out of the schema, and is not followed'],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"JSON text of any value"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'dropped /properties/a#$ref: the reference leads out of the schema, and is not followed',
          'reshaped /properties/a#type: a value of any type is given as JSON text',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"JSON text of any value"}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped /properties/a#$ref: the reference leads out of the schema, and is not followed',
          'reshaped /properties/a#type: a value of any type is given as JSON text',
        ],
      },
    ],
  },
  {
    what: 'references in a circle of three',
    schema:
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/x"}},"required":["a"],"additionalProperties":false,"$defs":{"x":{"$ref":"#/$defs/y"},"y":{"$ref":"#/$defs/z"},"z":{"$ref":"#/$defs/x"}}}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{}},"required":["a"],"additionalProperties":false}',
        losses: ['cut /properties/a#$ref: the reference leads back to itself'],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"JSON text of any value"}},"required":["a"],"additionalProperties":false}',
        losses: ['reshaped /properties/a#type: a value of any type is given as JSON text'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"JSON text of any value"}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'reshaped /properties/a#type: a value of any type is given as JSON text',
        ],
      },
    ],
  },
  {
    what: 'the root inside itself',
    schema:
      '{"type":"object","properties":{"child":{"$ref":"#"},"name":{"type":"string"}},"required":["name"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"child":{"$ref":"#/$defs/root"},"name":{"type":"string"}},"required":["name"],"additionalProperties":false,"$defs":{"root":{"type":"object","properties":{"child":{"$ref":"#/$defs/root"},"name":{"type":"string"}},"required":["name"],"additionalProperties":false}}}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"child":{"anyOf":[{"$ref":"#/$defs/root"},{"type":"null"}]},"name":{"type":"string"}},"required":["child","name"],"additionalProperties":false,"$defs":{"root":{"type":"object","properties":{"child":{"anyOf":[{"$ref":"#/$defs/root"},{"type":"null"}]},"name":{"type":"string"}},"required":["child","name"],"additionalProperties":false}}}',
        losses: ['reshaped #required: a field that may be left out is given as null'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"child":{"type":"object","properties":{"child":{"type":"object","description":"an object like the one around it"},"name":{"type":"string"}},"required":["name"]},"name":{"type":"string"}},"required":["name"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'cut /properties/child#child: it is in a circle: any value is taken here',
        ],
      },
    ],
  },
  {
    what: 'draft 4: an exclusive bound by a flag',
    schema:
      '{"$schema":"http://json-schema.org/draft-04/schema#","id":"x","type":"object","properties":{"a":{"type":"integer","minimum":0,"exclusiveMinimum":true}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"integer","exclusiveMinimum":0}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"integer","description":"must be more than 0"}},"required":["a"],"additionalProperties":false}',
        losses: ['described /properties/a#exclusiveMinimum: must be more than 0'],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"integer","exclusiveMinimum":0}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{"type":"integer","minimum":1}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'draft 7: a tuple, dependencies and definitions',
    schema:
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"t":{"type":"array","items":[{"type":"string"},{"type":"integer"}],"additionalItems":false},"u":{"$ref":"#/definitions/u"}},"required":["t","u"],"additionalProperties":false,"dependencies":{"t":["u"]},"definitions":{"u":{"type":"string"}}}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"t":{"type":"array","items":false,"prefixItems":[{"type":"string"},{"type":"integer"}]},"u":{"$ref":"#/$defs/u"}},"required":["t","u"],"additionalProperties":false,"dependentRequired":{"t":["u"]},"$defs":{"u":{"type":"string"}}}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema: `{"type":"object","description":"with ${TICK}t${TICK} it must have ${TICK}u${TICK}","properties":{"t":{"type":"array","description":"item 1 is a text, item 2 is an integer; takes no further items","items":{"anyOf":[{"type":"string"},{"type":"integer"}]}},"u":{"type":"string"}},"required":["t","u"],"additionalProperties":false}`,
        losses: [
          'described #dependencies: with `t` it must have `u`',
          'described /properties/t#additionalItems: takes no further items',
          'described /properties/t#items: item 1 is a text, item 2 is an integer',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema: `{"type":"object","description":"with ${TICK}t${TICK} it must have ${TICK}u${TICK}","properties":{"t":{"type":"array","description":"item 1 is a text, item 2 is an integer","items":{"type":["string","integer"]},"maxItems":2},"u":{"type":"string"}},"required":["t","u"],"additionalProperties":false}`,
        losses: [
          'described #dependencies: with `t` it must have `u`',
          'described /properties/t#items: item 1 is a text, item 2 is an integer',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: `{"type":"object","description":"with ${TICK}t${TICK} it must have ${TICK}u${TICK}","properties":{"t":{"type":"array","description":"item 1 is a text, item 2 is an integer","items":{"anyOf":[{"type":"string"},{"type":"integer"}]},"maxItems":2},"u":{"type":"string"}},"required":["t","u"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described #dependencies: with `t` it must have `u`',
          'described /properties/t#items: item 1 is a text, item 2 is an integer',
        ],
      },
    ],
  },
  {
    what: 'draft 7: a reference hides what stands beside it',
    schema:
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"$ref":"#/definitions/u","minLength":5}},"required":["a"],"additionalProperties":false,"definitions":{"u":{"type":"string"}}}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"$ref":"#/$defs/u"}},"required":["a"],"additionalProperties":false,"$defs":{"u":{"type":"string"}}}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'draft 2020-12: a reference with more beside it',
    schema:
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/u","minLength":5,"description":"A name"}},"required":["a"],"additionalProperties":false,"$defs":{"u":{"type":"string","maxLength":9}}}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"$ref":"#/$defs/u","description":"A name","minLength":5}},"required":["a"],"additionalProperties":false,"$defs":{"u":{"type":"string","maxLength":9}}}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"A name (must have at least 5 characters; must have at most 9 characters)"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'described /$defs/u#maxLength: must have at most 9 characters',
          'described /properties/a#minLength: must have at least 5 characters',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"A name","maxLength":9,"minLength":5}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'an anchor',
    schema:
      '{"type":"object","properties":{"a":{"$ref":"#name"}},"required":["a"],"additionalProperties":false,"$defs":{"u":{"$anchor":"name","type":"string"}}}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"$ref":"#/$defs/u"}},"required":["a"],"additionalProperties":false,"$defs":{"u":{"type":"string"}}}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'a bound at each end of an integer',
    schema:
      '{"type":"object","properties":{"a":{"type":"integer","exclusiveMinimum":0,"exclusiveMaximum":10.5,"multipleOf":2}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"integer","exclusiveMaximum":10.5,"exclusiveMinimum":0,"multipleOf":2}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"integer","description":"must be more than 0; must be less than 10.5; must be a multiple of 2"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'described /properties/a#exclusiveMaximum: must be less than 10.5',
          'described /properties/a#exclusiveMinimum: must be more than 0',
          'described /properties/a#multipleOf: must be a multiple of 2',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"integer","exclusiveMaximum":10.5,"exclusiveMinimum":0,"multipleOf":2}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"integer","description":"must be a multiple of 2","maximum":10,"minimum":1}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#multipleOf: must be a multiple of 2',
        ],
      },
    ],
  },
  {
    what: 'bounds of a number',
    schema:
      '{"type":"object","properties":{"a":{"type":"number","exclusiveMinimum":0,"maximum":1,"multipleOf":0.1}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"number","exclusiveMinimum":0,"maximum":1,"multipleOf":0.1}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"number","description":"must be at most 1; must be more than 0; must be a multiple of 0.1"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'described /properties/a#exclusiveMinimum: must be more than 0',
          'described /properties/a#maximum: must be at most 1',
          'described /properties/a#multipleOf: must be a multiple of 0.1',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"number","exclusiveMinimum":0,"maximum":1,"multipleOf":0.1}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"number","description":"must be more than 0; must be a multiple of 0.1","maximum":1}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#exclusiveMinimum: must be more than 0',
          'described /properties/a#multipleOf: must be a multiple of 0.1',
        ],
      },
    ],
  },
  {
    what: 'a text with a length and a pattern',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","minLength":2,"maxLength":5,"pattern":"^[a-z]+$","description":"A code"}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"A code","maxLength":5,"minLength":2,"pattern":"^[a-z]+$"}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema: `{"type":"object","properties":{"a":{"type":"string","description":"A code (must have at least 2 characters; must have at most 5 characters; must match the pattern ${TICK}^[a-z]+$${TICK})"}},"required":["a"],"additionalProperties":false}`,
        losses: [
          'described /properties/a#maxLength: must have at most 5 characters',
          'described /properties/a#minLength: must have at least 2 characters',
          'described /properties/a#pattern: must match the pattern `^[a-z]+$`',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"A code (must have at least 2 characters; must have at most 5 characters)","pattern":"^[a-z]+$"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'described /properties/a#maxLength: must have at most 5 characters',
          'described /properties/a#minLength: must have at least 2 characters',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"A code","maxLength":5,"minLength":2,"pattern":"^[a-z]+$"}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'a pattern that looks around',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","pattern":"^(?=.*[A-Z]).{8,}$"}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","pattern":"^(?=.*[A-Z]).{8,}$"}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema: `{"type":"object","properties":{"a":{"type":"string","description":"must match the pattern ${TICK}^(?=.*[A-Z]).{8,}$${TICK}"}},"required":["a"],"additionalProperties":false}`,
        losses: ['described /properties/a#pattern: must match the pattern `^(?=.*[A-Z]).{8,}$`'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: `{"type":"object","properties":{"a":{"type":"string","description":"must match the pattern ${TICK}^(?=.*[A-Z]).{8,}$${TICK}"}},"required":["a"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#pattern: must match the pattern `^(?=.*[A-Z]).{8,}$`',
        ],
      },
    ],
  },
  {
    what: 'a pattern that takes forever elsewhere',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","pattern":"(a+)+$"}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","pattern":"(a+)+$"}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema: `{"type":"object","properties":{"a":{"type":"string","description":"must match the pattern ${TICK}(a+)+$${TICK}"}},"required":["a"],"additionalProperties":false}`,
        losses: ['described /properties/a#pattern: must match the pattern `(a+)+$`'],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","pattern":"(a+)+$"}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{"type":"string","pattern":"(a+)+$"}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'a pattern that is none',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","pattern":"("}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'dropped /properties/a#pattern: `(` is no regular expression that can be checked, and demands nothing',
        ],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'dropped /properties/a#pattern: `(` is no regular expression that can be checked, and demands nothing',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped /properties/a#pattern: `(` is no regular expression that can be checked, and demands nothing',
        ],
      },
    ],
  },
  {
    what: 'formats',
    schema:
      '{"type":"object","properties":{"at":{"type":"string","format":"date-time"},"to":{"type":"string","format":"email"},"x":{"type":"string","format":"phone"}},"required":["at","to","x"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"at":{"type":"string","format":"date-time"},"to":{"type":"string","format":"email"},"x":{"type":"string","format":"phone"}},"required":["at","to","x"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema: `{"type":"object","properties":{"at":{"type":"string","format":"date-time"},"to":{"type":"string","format":"email"},"x":{"type":"string","description":"must be of the format ${TICK}phone${TICK}"}},"required":["at","to","x"],"additionalProperties":false}`,
        losses: ['described /properties/x#format: must be of the format `phone`'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: `{"type":"object","properties":{"at":{"type":"string","format":"date-time"},"to":{"type":"string","description":"must be an email address"},"x":{"type":"string","description":"must be of the format ${TICK}phone${TICK}"}},"required":["at","to","x"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/to#format: must be an email address',
          'described /properties/x#format: must be of the format `phone`',
        ],
      },
    ],
  },
  {
    what: 'an enum of texts with an empty one',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","enum":["","a"]}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","enum":["","a"]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","enum":["","a"]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"string","enum":["\"\"","a"]}},"required":["a"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'reshaped /properties/a#enum: its values are given as text',
        ],
      },
    ],
  },
  {
    what: 'an enum of mixed types',
    schema:
      '{"type":"object","properties":{"a":{"enum":[1,"1","a",true,null]}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"enum":[1,"1","a",true,null]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"anyOf":[{"type":"integer","const":1},{"type":"string","enum":["1","a"]},{"type":"boolean","const":true},{"type":"null"}]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"string","nullable":true,"enum":["1","\"1\"","a","true"]}},"required":["a"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'reshaped /properties/a#enum: its values are given as text',
        ],
      },
    ],
  },
  {
    what: 'an enum with an object',
    schema:
      '{"type":"object","properties":{"a":{"enum":[{"a":1},"x"]}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"enum":[{"a":1},"x"]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"string","description":"JSON text of the value","enum":["{\"a\":1}","\"x\""]}},"required":["a"],"additionalProperties":false}`,
        losses: ['reshaped /properties/a#enum: its values are given as text'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"string","description":"JSON text of the value","enum":["{\"a\":1}","\"x\""]}},"required":["a"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'reshaped /properties/a#enum: its values are given as text',
        ],
      },
    ],
  },
  {
    what: 'an enum of which a type leaves one',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","enum":["a",1]}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","enum":["a",1]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","const":"a"}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{"type":"string","enum":["a"]}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'an empty enum',
    schema: '{"type":"object","properties":{"a":{"enum":[]}},"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"description":"no value is accepted"}},"additionalProperties":false}',
        losses: ['described /properties/a#enum: no value is accepted'],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema: '{"type":"object","properties":{},"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object"}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'constants',
    schema:
      '{"type":"object","properties":{"n":{"const":5},"b":{"const":true},"s":{"const":"s"},"z":{"const":null}},"required":["n","b","s","z"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"n":{"const":5},"b":{"const":true},"s":{"const":"s"},"z":{"const":null}},"required":["n","b","s","z"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"n":{"type":"integer","const":5},"b":{"type":"boolean","const":true},"s":{"type":"string","const":"s"},"z":{"type":"null"}},"required":["n","b","s","z"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"n":{"type":"integer","maximum":5,"minimum":5},"b":{"type":"boolean","description":"must be true"},"s":{"type":"string","enum":["s"]},"z":{"type":"string","nullable":true,"enum":["null"]}},"required":["n","b","s","z"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/b#const: must be true',
        ],
      },
    ],
  },
  {
    what: 'several types',
    schema:
      '{"type":"object","properties":{"a":{"type":["string","integer","null"]}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":["string","integer","null"]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"null"}]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":["string","integer","null"]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"anyOf":[{"type":"string","nullable":true},{"type":"integer"}]}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'anyOf of two kinds',
    schema:
      '{"type":"object","properties":{"a":{"anyOf":[{"type":"string","maxLength":3},{"type":"integer"}],"description":"An id"}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"description":"An id","anyOf":[{"type":"string","maxLength":3},{"type":"integer"}]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"description":"An id","anyOf":[{"type":"string","description":"must have at most 3 characters"},{"type":"integer"}]}},"required":["a"],"additionalProperties":false}',
        losses: ['described /properties/a/anyOf/0#maxLength: must have at most 3 characters'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"anyOf":[{"type":"string","description":"An id","maxLength":3},{"type":"integer"}]}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'oneOf that may overlap',
    schema:
      '{"type":"object","properties":{"a":{"oneOf":[{"type":"integer","multipleOf":2},{"type":"integer","multipleOf":3}]}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"oneOf":[{"type":"integer","multipleOf":2},{"type":"integer","multipleOf":3}]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"description":"must fit exactly one of the forms","anyOf":[{"type":"integer","description":"must be a multiple of 2"},{"type":"integer","description":"must be a multiple of 3"}]}},"required":["a"],"additionalProperties":false}',
        losses: [
          'described /properties/a#oneOf: must fit exactly one of the forms',
          'described /properties/a/oneOf/0#multipleOf: must be a multiple of 2',
          'described /properties/a/oneOf/1#multipleOf: must be a multiple of 3',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"description":"must fit exactly one of the forms","anyOf":[{"type":"integer","multipleOf":2},{"type":"integer","multipleOf":3}]}},"required":["a"],"additionalProperties":false}',
        losses: ['described /properties/a#oneOf: must fit exactly one of the forms'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"anyOf":[{"type":"integer","description":"must fit exactly one of the forms (must be a multiple of 2)"},{"type":"integer","description":"must be a multiple of 3"}]}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#oneOf: must fit exactly one of the forms',
          'described /properties/a/oneOf/0#multipleOf: must be a multiple of 2',
          'described /properties/a/oneOf/1#multipleOf: must be a multiple of 3',
        ],
      },
    ],
  },
  {
    what: 'tagged objects in a field',
    schema:
      '{"type":"object","properties":{"a":{"oneOf":[{"type":"object","properties":{"kind":{"const":"x"},"p":{"type":"string"}},"required":["kind","p"],"additionalProperties":false},{"type":"object","properties":{"kind":{"const":"y"},"q":{"type":"integer"}},"required":["kind"],"additionalProperties":false}]}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"oneOf":[{"type":"object","properties":{"kind":{"const":"x"},"p":{"type":"string"}},"required":["kind","p"],"additionalProperties":false},{"type":"object","properties":{"kind":{"const":"y"},"q":{"type":"integer"}},"required":["kind"],"additionalProperties":false}]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","const":"x"},"p":{"type":"string"}},"required":["kind","p"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"y"},"q":{"type":"integer"}},"required":["kind"],"additionalProperties":false}]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","const":"x"},"p":{"type":"string"}},"required":["kind","p"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"y"},"q":{"type":["integer","null"]}},"required":["kind","q"],"additionalProperties":false}]}},"required":["a"],"additionalProperties":false}',
        losses: ['reshaped /properties/a/oneOf/1#required: a field that may be left out is given as null'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["x"]},"p":{"type":"string"}},"required":["kind","p"]},{"type":"object","properties":{"kind":{"type":"string","enum":["y"]},"q":{"type":"integer"}},"required":["kind"]}]}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped /properties/a/oneOf/0#additionalProperties: other fields are refused only at the call',
          'dropped /properties/a/oneOf/1#additionalProperties: other fields are refused only at the call',
        ],
      },
    ],
  },
  {
    what: 'allOf of two objects',
    schema:
      '{"allOf":[{"type":"object","properties":{"a":{"type":"string","minLength":1}},"required":["a"]},{"type":"object","properties":{"a":{"type":"string","maxLength":4},"b":{"type":"integer"}}}]}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"allOf":[{"type":"string","minLength":1},{"type":"string","maxLength":4}]},"b":{"type":"integer"}},"required":["a"]}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"must have at least 1 character; must have at most 4 characters"},"b":{"type":"integer"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'dropped /allOf/0#additionalProperties: fields that are not listed cannot be given',
          'described /allOf/0/properties/a#minLength: must have at least 1 character',
          'dropped /allOf/1#additionalProperties: fields that are not listed cannot be given',
          'described /allOf/1/properties/a#maxLength: must have at most 4 characters',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"must have at least 1 character; must have at most 4 characters"},"b":{"type":["integer","null"]}},"required":["a","b"],"additionalProperties":false}',
        losses: [
          'dropped /allOf/0#additionalProperties: fields that are not listed cannot be given',
          'described /allOf/0/properties/a#minLength: must have at least 1 character',
          'dropped /allOf/1#additionalProperties: fields that are not listed cannot be given',
          'reshaped /allOf/1#required: a field that may be left out is given as null',
          'described /allOf/1/properties/a#maxLength: must have at most 4 characters',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","maxLength":4,"minLength":1},"b":{"type":"integer"}},"required":["a"]}',
        losses: [],
      },
    ],
  },
  {
    what: 'not',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","not":{"enum":["admin"]}}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","not":{"enum":["admin"]}}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"string","description":"must be none of \"admin\""}},"required":["a"],"additionalProperties":false}`,
        losses: ['described /properties/a#not: must be none of "admin"'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"string","description":"must be none of \"admin\""}},"required":["a"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#not: must be none of "admin"',
        ],
      },
    ],
  },
  {
    what: 'if and then',
    schema:
      '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"if":{"properties":{"a":{"const":"x"}}},"then":{"required":["b"]}}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"if":{"properties":{"a":{"const":"x"}}},"then":{"required":["b"]}}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema: String.raw`{"type":"object","description":"if ${TICK}a${TICK} is \"x\" or not given, it must have ${TICK}b${TICK}","properties":{"a":{"type":"string"},"b":{"type":"string"}},"additionalProperties":false}`,
        losses: [
          'dropped #additionalProperties: fields that are not listed cannot be given',
          'described #if: if `a` is "x" or not given, it must have `b`',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema: String.raw`{"type":"object","description":"if ${TICK}a${TICK} is \"x\" or not given, it must have ${TICK}b${TICK}","properties":{"a":{"type":["string","null"]},"b":{"type":["string","null"]}},"required":["a","b"],"additionalProperties":false}`,
        losses: [
          'dropped #additionalProperties: fields that are not listed cannot be given',
          'described #if: if `a` is "x" or not given, it must have `b`',
          'reshaped #required: a field that may be left out is given as null',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: String.raw`{"type":"object","description":"if ${TICK}a${TICK} is \"x\" or not given, it must have ${TICK}b${TICK}","properties":{"a":{"type":"string"},"b":{"type":"string"}}}`,
        losses: ['described #if: if `a` is "x" or not given, it must have `b`'],
      },
    ],
  },
  {
    what: 'a field that another one needs',
    schema:
      '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"additionalProperties":false,"dependentRequired":{"a":["b"]}}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"additionalProperties":false,"dependentRequired":{"a":["b"]}}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema: `{"type":"object","description":"with ${TICK}a${TICK} it must have ${TICK}b${TICK}","properties":{"a":{"type":"string"},"b":{"type":"string"}},"additionalProperties":false}`,
        losses: ['described #dependentRequired: with `a` it must have `b`'],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema: `{"type":"object","description":"with ${TICK}a${TICK} it must have ${TICK}b${TICK}","properties":{"a":{"type":["string","null"]},"b":{"type":["string","null"]}},"required":["a","b"],"additionalProperties":false}`,
        losses: [
          'described #dependentRequired: with `a` it must have `b`',
          'reshaped #required: a field that may be left out is given as null',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: `{"type":"object","description":"with ${TICK}a${TICK} it must have ${TICK}b${TICK}","properties":{"a":{"type":"string"},"b":{"type":"string"}}}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described #dependentRequired: with `a` it must have `b`',
        ],
      },
    ],
  },
  {
    what: 'names by pattern',
    schema:
      '{"type":"object","properties":{"a":{"type":"object","patternProperties":{"^x-":{"type":"integer"}},"additionalProperties":false}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"object","additionalProperties":false,"patternProperties":{"^x-":{"type":"integer"}}}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema: `{"type":"object","properties":{"a":{"type":"array","description":"fields that match ${TICK}^x-${TICK} must be an integer","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"integer"}},"required":["key","value"],"additionalProperties":false}}},"required":["a"],"additionalProperties":false}`,
        losses: [
          'reshaped /properties/a#additionalProperties: given as a list of `key` and `value`',
          'described /properties/a#patternProperties: fields that match `^x-` must be an integer',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: `{"type":"object","properties":{"a":{"type":"object","description":"fields that match ${TICK}^x-${TICK} must be an integer"}},"required":["a"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#patternProperties: fields that match `^x-` must be an integer',
        ],
      },
    ],
  },
  {
    what: 'fields and a map in one',
    schema:
      '{"type":"object","properties":{"a":{"type":"object","properties":{"x":{"type":"string"}},"additionalProperties":{"type":"integer"}}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai', 'openai-strict'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"object","properties":{"x":{"type":"string"}},"additionalProperties":{"type":"integer"}}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"object","description":"other fields must be an integer","properties":{"x":{"type":"string"}}}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#additionalProperties: other fields must be an integer',
        ],
      },
    ],
  },
  {
    what: 'a map of maps',
    schema:
      '{"type":"object","properties":{"a":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"boolean"}},"maxProperties":3}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"boolean"}},"maxProperties":3}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"boolean"}},"required":["key","value"],"additionalProperties":false}}},"required":["key","value"],"additionalProperties":false},"maxItems":3}},"required":["a"],"additionalProperties":false}',
        losses: [
          'reshaped /properties/a#additionalProperties: given as a list of `key` and `value`',
          'reshaped /properties/a/additionalProperties#additionalProperties: given as a list of `key` and `value`',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"object","description":"takes fields of any name, each as the schema {\"additionalProperties\":{\"type\":\"boolean\"},\"type\":\"object\"} says","maxProperties":3}},"required":["a"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#additionalProperties: takes fields of any name, each as the schema {"additionalProperties":{"type":"boolean"},"type":"object"} says',
        ],
      },
    ],
  },
  {
    what: 'a list of anything',
    schema:
      '{"type":"object","properties":{"a":{"type":"array"}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"array"}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"array","items":{}}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"array","items":{"type":"string","description":"JSON text of any value"}}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"array","items":{"type":"string","description":"JSON text of any value"}}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'a list with every rule',
    schema:
      '{"type":"object","properties":{"a":{"type":"array","items":{"type":"string"},"minItems":2,"maxItems":5,"uniqueItems":true,"contains":{"const":"x"}}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"array","contains":{"const":"x"},"items":{"type":"string"},"maxItems":5,"minItems":2,"uniqueItems":true}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"array","description":"must have at least 2 items; must have at most 5 items; must not have two equal items; must have an item that is \"x\"","items":{"type":"string"},"minItems":1}},"required":["a"],"additionalProperties":false}`,
        losses: [
          'described /properties/a#contains: must have an item that is "x"',
          'described /properties/a#maxItems: must have at most 5 items',
          'described /properties/a#minItems: must have at least 2 items',
          'described /properties/a#uniqueItems: must not have two equal items',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"array","description":"must not have two equal items; must have an item that is \"x\"","items":{"type":"string"},"maxItems":5,"minItems":2}},"required":["a"],"additionalProperties":false}`,
        losses: [
          'described /properties/a#contains: must have an item that is "x"',
          'described /properties/a#uniqueItems: must not have two equal items',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"array","description":"must not have two equal items; must have an item that is \"x\"","items":{"type":"string"},"maxItems":5,"minItems":2}},"required":["a"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#contains: must have an item that is "x"',
          'described /properties/a#uniqueItems: must not have two equal items',
        ],
      },
    ],
  },
  {
    what: 'no type, but keywords of a number',
    schema:
      '{"type":"object","properties":{"a":{"minimum":3}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"minimum":3}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"number","description":"must be at least 3"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'described /properties/a#minimum: must be at least 3',
          'dropped /properties/a#type: no type is stated; taken as a number',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"number","minimum":3}},"required":["a"],"additionalProperties":false}',
        losses: ['dropped /properties/a#type: no type is stated; taken as a number'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{"type":"number","minimum":3}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped /properties/a#type: no type is stated; taken as a number',
        ],
      },
    ],
  },
  {
    what: 'an unknown type',
    schema:
      '{"type":"object","properties":{"a":{"type":"text","description":"Anything"}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"description":"Anything"}},"required":["a"],"additionalProperties":false}',
        losses: ['dropped /properties/a#type: the value of `type` is malformed and demands nothing'],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"Anything (JSON text of any value)"}},"required":["a"],"additionalProperties":false}',
        losses: [
          'dropped /properties/a#type: the value of `type` is malformed and demands nothing',
          'reshaped /properties/a#type: a value of any type is given as JSON text',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","description":"Anything (JSON text of any value)"}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped /properties/a#type: the value of `type` is malformed and demands nothing',
          'reshaped /properties/a#type: a value of any type is given as JSON text',
        ],
      },
    ],
  },
  {
    what: 'keywords with nonsense in them',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","minLength":"two","enum":"x"},"b":5},"required":["a",7],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"},"b":{}},"required":["a"],"additionalProperties":false}',
        losses: [
          'dropped #properties: the value of `properties` is malformed and demands nothing',
          'dropped #required: the value of `required` is malformed and demands nothing',
          'dropped /properties/a#enum: the value of `enum` is malformed and demands nothing',
          'dropped /properties/a#minLength: the value of `minLength` is malformed and demands nothing',
        ],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":["string","null"],"description":"JSON text of any value"}},"required":["a","b"],"additionalProperties":false}',
        losses: [
          'dropped #properties: the value of `properties` is malformed and demands nothing',
          'dropped #required: the value of `required` is malformed and demands nothing',
          'reshaped #required: a field that may be left out is given as null',
          'dropped /properties/a#enum: the value of `enum` is malformed and demands nothing',
          'dropped /properties/a#minLength: the value of `minLength` is malformed and demands nothing',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string","description":"JSON text of any value"}},"required":["a"]}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'dropped #properties: the value of `properties` is malformed and demands nothing',
          'dropped #required: the value of `required` is malformed and demands nothing',
          'dropped /properties/a#enum: the value of `enum` is malformed and demands nothing',
          'dropped /properties/a#minLength: the value of `minLength` is malformed and demands nothing',
        ],
      },
    ],
  },
  {
    what: 'nullable of OpenAPI',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","nullable":true}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":["string","null"]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"a":{"type":["string","null"]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: '{"type":"object","properties":{"a":{"type":"string","nullable":true}},"required":["a"]}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'a default, examples and a title',
    schema:
      '{"type":"object","properties":{"a":{"type":"string","title":"Name","default":"Ada","examples":["Ada","Bob"]}},"required":["a"],"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string","title":"Name","default":"Ada","examples":["Ada","Bob"]}},"required":["a"],"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict', 'openai-strict'],
        strict: true,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"string","title":"Name","description":"default \"Ada\"; for example \"Ada\", \"Bob\""}},"required":["a"],"additionalProperties":false}`,
        losses: [
          'described /properties/a#default: default "Ada"',
          'described /properties/a#examples: for example "Ada", "Bob"',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema: String.raw`{"type":"object","properties":{"a":{"type":"string","title":"Name","description":"default \"Ada\"; for example \"Ada\", \"Bob\""}},"required":["a"]}`,
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described /properties/a#default: default "Ada"',
          'described /properties/a#examples: for example "Ada", "Bob"',
        ],
      },
    ],
  },
  {
    what: 'boolean schemas',
    schema: '{"type":"object","properties":{"yes":true,"no":false},"additionalProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'anthropic-strict', 'openai'],
        strict: false,
        schema: '{"type":"object","properties":{"yes":{}},"additionalProperties":false}',
        losses: [],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","properties":{"yes":{"type":["string","null"],"description":"JSON text of any value"}},"required":["yes"],"additionalProperties":false}',
        losses: ['reshaped #required: a field that may be left out is given as null'],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","properties":{"yes":{"type":"string","description":"JSON text of any value"}}}',
        losses: ['dropped #additionalProperties: other fields are refused only at the call'],
      },
    ],
  },
  {
    what: 'unevaluated fields',
    schema:
      '{"allOf":[{"type":"object","properties":{"a":{"type":"string"}}}],"unevaluatedProperties":false}',
    gives: [
      {
        dialects: ['anthropic', 'openai'],
        strict: false,
        schema:
          '{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false,"unevaluatedProperties":false}',
        losses: [],
      },
      {
        dialects: ['anthropic-strict'],
        strict: true,
        schema:
          '{"type":"object","description":"takes no other fields","properties":{"a":{"type":"string"}},"additionalProperties":false}',
        losses: ['described #unevaluatedProperties: takes no other fields'],
      },
      {
        dialects: ['openai-strict'],
        strict: true,
        schema:
          '{"type":"object","description":"takes no other fields","properties":{"a":{"type":["string","null"]}},"required":["a"],"additionalProperties":false}',
        losses: [
          'described #unevaluatedProperties: takes no other fields',
          'reshaped /allOf/0#required: a field that may be left out is given as null',
        ],
      },
      {
        dialects: ['gemini'],
        strict: false,
        schema:
          '{"type":"object","description":"takes no other fields","properties":{"a":{"type":"string"}}}',
        losses: [
          'dropped #additionalProperties: other fields are refused only at the call',
          'described #unevaluatedProperties: takes no other fields',
        ],
      },
    ],
  },
];

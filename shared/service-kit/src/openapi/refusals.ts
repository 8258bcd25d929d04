import type { JsonSchema } from './jsonSchema.ts';
import type { Operation } from './operation.ts';

const field: JsonSchema = {
  type: 'object',
  properties: {
    key: { type: 'string', description: 'The key of the text in the catalogs' },
    values: { type: 'object', description: 'What is put into the placeholders of the text' },
    message: { type: 'string', description: 'The text in English' },
  },
  required: ['key', 'message'],
  additionalProperties: false,
};

/** What is wrong, by field. */
export const fieldReasons: JsonSchema = {
  type: 'object',
  additionalProperties: field,
  description: 'What is wrong with each field',
};

/** What every failure answers. */
export const failure: JsonSchema = {
  type: 'object',
  properties: {
    errorInfo: {
      type: 'object',
      properties: {
        code: { type: 'string', minLength: 1, description: 'The reason in a word, for programs' },
        message: { type: 'string', minLength: 1, description: 'The reason in a sentence, for people' },
        fields: fieldReasons,
        current: { description: 'On 409: the record as it is now' },
        reasons: {
          type: 'array',
          items: {
            type: 'object',
            properties: { code: { type: 'string' }, path: { type: 'string' }, message: { type: 'string' } },
            required: ['code', 'path', 'message'],
            additionalProperties: false,
          },
          description: 'Everything that keeps a module’s version out of the registry',
        },
        requestId: { type: 'string', description: 'Names the request in the logs' },
      },
      required: ['code', 'message', 'requestId'],
      additionalProperties: false,
    },
  },
  required: ['errorInfo'],
  additionalProperties: false,
};

/** What statuses of failures mean. */
export const meanings: Record<number, string> = {
  400: 'The body is no JSON, or names a call, collection, field or condition that there is not',
  401: 'Nobody is signed in, or the token is not right',
  403: 'The person has no right to this, or the call does not come from a page of this site',
  404: 'Record not found',
  409: 'Somebody else has changed the same, or has the same already',
  413: 'The body is too large',
  415: 'The body is of a type or in a coding that is not taken',
  416: 'The file has no such part',
  422: 'Something cannot be kept as it is; each field is named with the reason',
  429: 'Too often; Retry-After says how many seconds to wait',
  502: 'A service does not answer',
  503: 'The service starts, or its database does not answer; Retry-After says how many seconds to wait',
  507: 'The server has no room left; Retry-After says how many seconds to wait',
};

const isUnsafe = ({ method }: Operation) => method !== 'get';

/** Statuses of all failures that a call may answer. */
export const refusalsOf = (operation: Operation): number[] => {
  const { open, body, variants, rawBody, refusals = [] } = operation;
  const reads = body || variants ? [400, 413, 415] : rawBody ? [400, 413] : [];
  const asks = open ? [] : [401];
  return [...new Set([...asks, ...(isUnsafe(operation) ? [403, 507] : []), ...reads, ...refusals, 502, 503])].sort();
};

type Type = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** JSON Schema, draft 2020-12, as far as documents of the API need it. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  type?: Type | Type[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  default?: unknown;
  /** Values that mean something, where most of what the schema allows would not. */
  examples?: string[];
  /** Of an id: the collection whose record it names. */
  'x-of'?: string;
}

/** An object that has these properties and no others; which of them are needed. */
export const objectOf = (
  properties: Record<string, JsonSchema>,
  required: string[] = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** Any of some schemas, each named once. */
export const anyOf = (schemas: JsonSchema[]): JsonSchema => {
  const different = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
  const [only] = different;
  return different.length === 1 && only ? only : { anyOf: different };
};

/** The same, or null. */
export const orNull = (schema: JsonSchema): JsonSchema => {
  if (schema.anyOf) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  if (!schema.type) return schema;
  const isListed = schema.enum && !schema.enum.includes(null);
  return {
    ...schema,
    type: [...[schema.type].flat(), 'null'],
    ...(isListed && { enum: [...(schema.enum ?? []), null] }),
  };
};

/** The id of a record of a collection. */
export const idOf = (collection: string): JsonSchema => ({
  type: 'string',
  minLength: 1,
  maxLength: 36,
  description: `The id of a record of ${collection}`,
  'x-of': collection,
});

/** An answer that says only that it is done. */
export const nothing: JsonSchema = objectOf({});

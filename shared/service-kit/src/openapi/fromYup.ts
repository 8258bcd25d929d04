import type { AnyObject, Field, ObjectSchema } from '@bidwright/contract-kit';
import { anyOf, type JsonSchema, objectOf, orNull } from './jsonSchema.ts';

/** A schema of a contract. */
export interface Stated {
  describe(): Description;
}

/** What Yup says of a schema, as far as it matters here. */
interface Description {
  type: string;
  meta?: unknown;
  optional?: boolean;
  nullable?: boolean;
  default?: unknown;
  oneOf?: unknown[];
  tests?: { name?: string; params?: Record<string, unknown> }[];
  fields?: Record<string, unknown>;
  innerType?: unknown;
}

/** Which way it goes: what is sent is checked, what is answered has been. */
export type Way = 'sent' | 'answered';

interface Meta extends Partial<Field> {
  min?: number;
  description?: string;
  record?: string;
  values?: Stated;
  either?: readonly Stated[];
}

const metaOf = ({ meta }: Description): Meta => (typeof meta === 'object' && meta !== null ? meta : {});

const testOf = ({ tests = [] }: Description, name: string): Record<string, unknown> | undefined =>
  tests.find((test) => test.name === name)?.params;

const has = ({ tests = [] }: Description, name: string): boolean => tests.some((test) => test.name === name);

const limit = (of: Description, name: string): number | undefined => {
  const found = testOf(of, name)?.[name];
  return typeof found === 'number' ? found : undefined;
};

/** Leaves out what is not stated. */
const known = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const isNeeded = ({ optional, default: usual, type }: Description): boolean =>
  !optional && (type === 'object' || usual === undefined || usual === null || usual === '');

/** Only patterns without flags mean the same in a document. */
const patternOf = (of: Description): string | undefined => {
  const regex = testOf(of, 'matches')?.regex;
  return regex instanceof RegExp && regex.flags === '' ? regex.source : undefined;
};

const text = (of: Description, way: Way): JsonSchema => {
  const { kind, length, of: collection, min } = metaOf(of);
  const choices = of.oneOf?.filter((one) => one !== null) ?? [];
  if (choices.length > 0) return { type: 'string', enum: choices };
  const maxLength = limit(of, 'max') ?? length;
  const basic: JsonSchema = { type: 'string', maxLength, 'x-of': collection };
  if (kind === 'date') return { type: 'string', format: 'date' };
  if (way === 'answered') return basic;
  return {
    ...basic,
    format: has(of, 'email') ? 'email' : undefined,
    pattern: patternOf(of) ?? (has(of, 'required') ? '\\S' : undefined),
    minLength: min ?? limit(of, 'min'),
  };
};

const number = (of: Description): JsonSchema => ({
  type: has(of, 'integer') ? 'integer' : 'number',
  enum: metaOf(of).numbers?.slice(),
  minimum: limit(of, 'min'),
  maximum: limit(of, 'max'),
  description: metaOf(of).share ? 'A part of one' : undefined,
});

/** Without fields of its own it takes any, unless it says that it takes none. */
const object = (of: Description, way: Way): JsonSchema => {
  const { kind, of: collection, labels } = metaOf(of);
  const fields = Object.entries(of.fields ?? {}) as [string, Description][];
  if (fields.length === 0) return has(of, 'noUnknown') ? objectOf({}) : { type: 'object' };
  const properties = Object.fromEntries(fields.map(([name, field]) => [name, fromYup(field, way)]));
  if (kind === 'reference' && properties.id) properties.id = { ...properties.id, 'x-of': collection };
  const needed = fields.filter(([, field]) => (way === 'sent' ? isNeeded(field) : !field.optional));
  const whole = objectOf(
    properties,
    needed.map(([name]) => name),
  );
  if (way === 'answered') return whole;
  // What a reference or a labelled value may be given as, in short.
  if (kind === 'labelled') return anyOf([{ type: 'string', enum: Object.keys(labels ?? {}) }, whole]);
  const id = of.fields?.id as Description | undefined;
  const isText = kind === 'reference' && id?.nullable;
  return isText ? anyOf([{ type: 'string', maxLength: properties.name?.maxLength }, whole]) : whole;
};

const plainText: JsonSchema = { type: 'string' };

const list = (of: Description, way: Way): JsonSchema => {
  const { kind, of: collection, choices } = metaOf(of);
  // What was kept before there was a fixed set is still answered.
  const items = way === 'answered' && choices ? plainText : fromYup(of.innerType as Description, way);
  const isLinks = kind === 'references' && items.properties?.id;
  return {
    type: 'array',
    items: isLinks
      ? { ...items, properties: { ...items.properties, id: { ...items.properties?.id, 'x-of': collection } } }
      : items,
    minItems: limit(of, 'min'),
    maxItems: limit(of, 'max'),
  };
};

/** A record of a collection, one of several things, an object whose keys are not fixed, or what the contract leaves open. */
const other = (of: Description, way: Way): JsonSchema => {
  const { record, values, either } = metaOf(of);
  if (record) return { $ref: `#/components/schemas/${record}` };
  if (either) return anyOf(either.map((one) => schemaOf(one, way)));
  return values ? { type: 'object', additionalProperties: schemaOf(values, way) } : {};
};

const convert = (of: Description, way: Way): JsonSchema => {
  if (of.type === 'string') return text(of, way);
  if (of.type === 'number') return number(of);
  if (of.type === 'boolean') return { type: 'boolean' };
  if (of.type === 'array') return list(of, way);
  return of.type === 'object' ? object(of, way) : other(of, way);
};

/** What Yup says of a schema as JSON Schema. */
const fromYup = (of: Description, way: Way): JsonSchema => {
  const { description } = metaOf(of);
  const schema = known({ ...convert(of, way), ...(description && { description }) });
  return of.nullable ? orNull(schema) : schema;
};

/** A schema of a contract as JSON Schema. */
export const schemaOf = (stated: Stated, way: Way): JsonSchema => fromYup(stated.describe(), way);

/** A schema's fields, each as JSON Schema, and which of them must be sent. */
export const fieldsIn = (schema: ObjectSchema<AnyObject>, way: Way) => {
  const { properties = {}, required = [] } = schemaOf(schema as Stated, way);
  return { properties, required };
};

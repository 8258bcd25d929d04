import type { Document, JsonSchema } from '@bidwright/service-kit/openapi';
import * as fc from 'fast-check';

/** What bodies are made from. */
export interface World {
  document: Document;
  /** Ids of records that are there, by their collection: `companies`, `companies/contacts`. */
  ids: Record<string, string>;
  /** Values by the names of properties, such as the password of somebody who is there. */
  known?: Record<string, unknown>;
}

type Made = fc.Arbitrary<unknown>;

const typesOf = ({ type }: JsonSchema) => (type === undefined ? [] : [type].flat());

const ofName = ({ document }: World, name: string): JsonSchema =>
  document.components.schemas[name.replace('#/components/schemas/', '')] ?? {};

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const matching = (pattern: string): fc.Arbitrary<string> | undefined => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return undefined;
  }
};

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => `a${text}`);

const text = (schema: JsonSchema, { ids }: World): Made => {
  const { format, pattern, examples, maxLength = 200, minLength = 0, 'x-of': collection } = schema;
  if (collection) {
    const known = ids[collection];
    return known ? fc.oneof({ weight: 9, arbitrary: fc.constant(known) }, fc.uuid()) : fc.uuid();
  }
  if (format === 'date') return day;
  if (format === 'email') return fc.nat(99_999).map((n) => `person${n}@firm.example`);
  const made = pattern && pattern !== '\\S' ? matching(pattern) : undefined;
  const fitting = made?.filter((value) => value.length <= maxLength);
  if (fitting && examples) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...examples) }, fitting);
  if (fitting) return fitting;
  const full = fc.constant('w'.repeat(maxLength));
  const usual = letters.map((value) => value.slice(0, maxLength).padEnd(minLength, 'x'));
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: full });
};

const number = (schema: JsonSchema): Made => {
  const { minimum = -1000, maximum = 1_000_000 } = schema;
  const edges = fc.constantFrom(minimum, maximum);
  const inside = typesOf(schema).includes('integer')
    ? fc.integer({ min: Math.ceil(minimum), max: Math.min(Math.floor(maximum), 2 ** 31 - 1) })
    : fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
  return fc.oneof({ weight: 5, arbitrary: inside }, edges);
};

const anything = fc.dictionary(letters, fc.jsonValue(), { maxKeys: 3 });

const property = (name: string, schema: JsonSchema, world: World): Made => {
  const usual = valid(schema, world);
  const { known = {} } = world;
  return Object.hasOwn(known, name) ? fc.oneof(fc.constant(known[name]), usual) : usual;
};

/** Often with a single one of the properties that may be left out: rules are met more easily so. */
const object = ({ properties, required = [] }: JsonSchema, world: World): Made => {
  if (!properties) return anything;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const needed = new Set(required);
  const made = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, property(name, schema, world)]),
  );
  const whole = fc.record(made, { requiredKeys: required }).map((one) => ({ ...one }));
  if (optional.length < 4) return whole;
  const only = (one: object, kept: string) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => needed.has(name) || name === kept));
  const few = fc
    .tuple(
      fc.record(made).map((one) => ({ ...one })),
      fc.constantFrom(...optional),
    )
    .map(([one, kept]) => only(one, kept));
  return fc.oneof(whole, few);
};

const ofType = (type: string, schema: JsonSchema, world: World): Made => {
  const { items = {}, minItems = 0, maxItems = 3 } = schema;
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return text(schema, world);
  if (type === 'array')
    return fc.array(valid(items, world), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) });
  return type === 'object' ? object(schema, world) : number(schema);
};

/** Values that a schema of the document allows. */
export const valid = (schema: JsonSchema, world: World): Made => {
  if (schema.$ref) return valid(ofName(world, schema.$ref), world);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(one, world)));
  const types = typesOf(schema);
  if (types.length === 0)
    return fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      day,
      fc.constantFrom<unknown>(...Object.values(world.ids), 'a', null, null, []),
    );
  return fc.oneof(
    ...types.map((type) => ({ weight: type === 'null' ? 1 : 4, arbitrary: ofType(type, schema, world) })),
  );
};

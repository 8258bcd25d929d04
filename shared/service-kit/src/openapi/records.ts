import {
  type AnyObject,
  type Collection,
  type FieldRights,
  fieldsOf,
  kept,
  mayUpdate,
  type ObjectSchema,
  object,
} from '@bidwright/contract-kit';
import { type Resource, resourcesOf, type SubResource } from '../calls/resource.ts';
import { alwaysShown } from '../calls/shownFields.ts';
import { fieldsIn, schemaOf } from './fromYup.ts';
import { anyOf, type JsonSchema, listOf, objectOf } from './jsonSchema.ts';
import { fieldReasons } from './refusals.ts';

const keptFields = fieldsIn(object(kept), 'answered').properties;

const id: JsonSchema = { type: 'string', minLength: 1, maxLength: 36 };

/** One entry of a change log. */
export const change: JsonSchema = objectOf({
  id,
  dateUpdated: { type: 'integer', description: 'Seconds since 1970' },
  changedBy: id,
  changedByName: { type: 'string' },
  field: { type: 'string', description: 'Of the first entry *: then newValue is the record as it was created' },
  oldValue: {},
  newValue: {},
  version: { type: 'integer' },
});

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Fields that some may not read are absent from what those are answered. */
const alwaysThere = (properties: Record<string, JsonSchema>, guarded: Record<string, FieldRights> = {}): string[] =>
  Object.keys(properties).filter((name) => !guarded[name]?.read);

const answeredFields = (input: ObjectSchema<AnyObject>) => ({
  ...keptFields,
  ...fieldsIn(input, 'answered').properties,
});

/** A record as it is answered. */
export const recordSchema = ({ input, derived, fields }: Collection): JsonSchema => {
  const properties = { ...answeredFields(input), ...(derived && schemaOf(derived, 'answered').properties) };
  return objectOf(properties, alwaysThere(properties, fields));
};

/** A reference, or a list of them, of which only names may be answered. */
const nameable = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.items && { items: nameable(schema.items) }),
  ...(schema.properties && { required: ['name'] }),
});

/** A record of which only some fields may be answered, and whether the person may change it. */
const partOf = (collection: Collection): JsonSchema => {
  const { properties = {} } = recordSchema(collection);
  const named = fieldsOf(collection.input)
    .filter(({ kind }) => /^references?$/.test(kind))
    .map(({ name }) => [name, nameable(properties[name] ?? {})]);
  return objectOf({ ...properties, ...Object.fromEntries(named), [mayUpdate]: { type: 'boolean' } }, [...alwaysShown]);
};

const subRecord = ({ sub }: SubResource): JsonSchema => {
  const properties = answeredFields(sub.input);
  return objectOf(properties, alwaysThere(properties, sub.fields));
};

const withLog = (of: JsonSchema): JsonSchema =>
  objectOf({ ...of.properties, changeLog: listOf(ref('Change')) }, of.required ?? []);

/** Names of the schemas of a collection in the document. */
const names = {
  record: ({ collection }: Resource) => collection.name,
  part: ({ collection }: Resource) => `${collection.name}.part`,
  whole: ({ collection, table }: Resource) => (table.history ? `${collection.name}.whole` : collection.name),
  subRecord: ({ collection }: Resource, { sub }: SubResource) => `${collection.name}.${sub.name}`,
};

export const recordRef = (resource: Resource): JsonSchema => ref(names.record(resource));
export const partRef = (resource: Resource): JsonSchema => ref(names.part(resource));
export const wholeRef = (resource: Resource): JsonSchema => ref(names.whole(resource));

/** Does the service write the subcollection as the change log of its parent? */
const isLog = ({ table }: Resource, { sub }: SubResource): boolean => table.history && sub.name === 'changeLog';

export const subRecordRef = (resource: Resource, sub: SubResource): JsonSchema =>
  ref(isLog(resource, sub) ? 'Change' : names.subRecord(resource, sub));

/** What a lookup places first. */
export const placeholderOf = ({ collection }: Resource): JsonSchema[] =>
  collection.placeholder ? [objectOf({ id: { const: 0 }, name: { const: collection.placeholder } })] : [];

/** A record as a person sends it: one to add, or with an id one to change. */
const written = ({ collection: { name, input }, owned }: Resource): JsonSchema => {
  const { properties, required } = writtenFields(input, owned);
  const changed = objectOf({ id: { ...id, 'x-of': name }, version, ...properties }, ['id']);
  return anyOf([objectOf(properties, required), changed]);
};

/** The schemas that calls about a collection speak of. */
export const schemasOf = (resource: Resource): Record<string, JsonSchema> => {
  const one = recordSchema(resource.collection);
  const subs = [...resource.subs.values()].filter((sub) => !isLog(resource, sub));
  return {
    [names.record(resource)]: one,
    [names.part(resource)]: partOf(resource.collection),
    [`${names.record(resource)}.written`]: written(resource),
    ...(resource.table.history && { [names.whole(resource)]: withLog(one) }),
    ...Object.fromEntries(subs.map((sub) => [names.subRecord(resource, sub), subRecord(sub)])),
    ...Object.fromEntries(
      subs.flatMap(({ sub, across }) => (across && sub.asked ? [[names.part(across), partOf(across.collection)]] : [])),
    ),
  };
};

/** Fields as a person sends them, without those that the service writes, and those that a new record needs. */
export const writtenFields = (input: ObjectSchema<AnyObject>, owned: Iterable<string>) => {
  const ignored = new Set(owned);
  const { properties, required } = fieldsIn(input, 'sent');
  return {
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !ignored.has(name))),
    required: required.filter((name) => !ignored.has(name)),
  };
};

/** The fields of a collection as a person sends them. */
export const fieldsToWrite = (collection: Collection) => {
  const resource = resourcesOf({ collections: [collection] }).get(collection.name);
  return writtenFields(collection.input, resource?.owned ?? []);
};

/** What a write answers, with what the service warns of where it does. */
export const writtenAnswer = ({ rules }: Resource, data: JsonSchema): JsonSchema =>
  objectOf({ data, ...(rules.warnings && { warnings: fieldReasons }) }, ['data']);

/** The version that was read, so that what others have changed since is not written over. */
export const version: JsonSchema = {
  type: 'integer',
  minimum: 1,
  description: 'The version that was read: fields that somebody else has changed since are refused with 409',
};

export const override: JsonSchema = {
  type: 'boolean',
  default: false,
  description: 'Insists on what is warned of, such as a number that another record has too',
};

export const flagOr = (usual: boolean): JsonSchema => ({ type: 'boolean', default: usual });

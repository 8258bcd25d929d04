import type { AnyObject, ArraySchema, ObjectSchema, Schema } from 'yup';
import type { ServiceCall } from './call.ts';
import { type Collection, kept } from './collection.ts';

/** Fields by what they belong to: `{"ftes/plans": ["month"]}`, a collection, a subcollection or a call of a service. */
export type Asked = Record<string, string[]>;

const isObject = (schema: Schema): schema is ObjectSchema<AnyObject> => 'fields' in schema;

const isList = (schema: Schema): schema is ArraySchema<unknown[] | undefined, AnyObject> & { innerType?: Schema } =>
  'innerType' in schema;

const fieldsIn = (schema: Schema): string[] => {
  if (isObject(schema)) return Object.keys(schema.fields);
  return isList(schema) && schema.innerType ? fieldsIn(schema.innerType) : [];
};

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

const ofCollection = ({ service, name, input, derived, sub }: Collection): Asked => ({
  [`${service}/${name}`]: sorted([...Object.keys(kept), ...fieldsIn(input), ...(derived ? fieldsIn(derived) : [])]),
  ...Object.fromEntries(
    Object.entries(sub).map(([part, { input: fields }]) => [`${service}/${name}/${part}`, sorted(fieldsIn(fields))]),
  ),
});

const ofCall = ({ service, name, input, answer }: ServiceCall): Asked => ({
  [`${service}/${name}`]: sorted([...fieldsIn(input), ...fieldsIn(answer)]),
});

const isStated = (value: unknown): value is (Collection | ServiceCall) & object =>
  typeof value === 'object' && value !== null && 'service' in value && 'name' in value && 'input' in value;

/** The fields that whoever works with a member of a contract sends or reads; none of what is neither collection nor call. */
export const askedBy = (stated: unknown): Asked => {
  if (!isStated(stated)) return {};
  return 'sub' in stated ? ofCollection(stated) : ofCall(stated);
};

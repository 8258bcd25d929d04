import { Schema } from 'yup';

/** A part of a schema, which to Yup's types may also be a reference to another one. Contracts state none. */
export const schemaIn = (part: unknown): Schema => {
  if (part instanceof Schema) return part;
  throw new Error('A contract states a schema for each of its fields');
};

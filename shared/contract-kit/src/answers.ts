import {
  type AnyObject,
  array,
  type InferType,
  mixed,
  number,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup';
import type { Collection, RecordOf } from './collection.ts';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** What the document of the API says of it. */
    description?: string;
    /** The collection of which it is a record. */
    record?: string;
    /** What stands under each key of an object whose keys are not fixed. */
    values?: Schema;
    /** What it is one of. */
    either?: readonly Schema[];
  }
}

// Answers state each field with `defined()`: it is always there. Without it a field may be absent.

/** A calendar date. */
export const calendarDay = () => string().defined().meta({ kind: 'date' });

/** A whole number, 0 or more. */
export const tally = () => number().integer().min(0).defined();

/** One of some texts. */
export const oneOf = <const T extends string>(values: readonly T[]) => string().oneOf(values).defined();

/** The id of a record of a collection. */
export const idOf = (of: string) => string().defined().meta({ kind: 'recordId', length: 36, of });

/** A record of a collection, named: its id and its name. */
export const named = (of: string) => objectOf({ id: idOf(of), name: string().defined() });

/** An object with these fields and no others. */
export const objectOf = <S extends ObjectShape>(fields: S) => object(fields).defined();

/** A list of what is the same. */
export const listOf = <S extends Schema>(of: S) => array<AnyObject, InferType<S>>(of).defined();

/** An object whose keys are not fixed, such as ids, with the same under each. */
export const mapOf = <S extends Schema>(values: S) => mixed<Record<string, InferType<S>>>().defined().meta({ values });

/** One thing or another. */
export const either = <One, Other>(one: Schema<One>, other: Schema<Other>) =>
  mixed<NonNullable<One | Other>>()
    .defined()
    .meta({ either: [one, other] });

/** A record as its collection answers it. */
export const recordOf = <C extends Collection, Found extends RecordOf<C> = RecordOf<C>>({ name }: C) =>
  mixed<Found>().defined().meta({ record: name });

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record as `create` takes it, or with an id as `update` does; its fields are checked when it is written. */
export const writtenOf = <Written extends object>({ name }: Pick<Collection, 'name'>) =>
  mixed<Written>((value): value is Written => isObject(value)).meta({ record: `${name}.written` });

/** A file as it is saved: its name, its media type, and its content in base64. */
export const savedFile = () =>
  objectOf({ name: string().defined(), mediaType: string().defined(), content: string().defined() });

/** An answer that says only that it is done. */
export const done = () => objectOf({}).noUnknown();

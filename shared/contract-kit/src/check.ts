import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import { type Message, message } from './message.ts';
import { schemaIn } from './schemaIn.ts';

/** What is wrong with each field, by the field's name: the first thing only. */
export type FieldErrors = Record<string, Message>;

const fieldOf = (path: string) => path.split(/[.[]/, 1)[0] || '';

const isMessage = (found: unknown): found is Message => typeof found === 'object' && found !== null && 'key' in found;

const toMessage = (found: unknown): Message => (isMessage(found) ? found : { key: 'validation.invalid' });

const collect = (error: ValidationError): FieldErrors => {
  const errors: FieldErrors = {};
  for (const one of error.inner.length ? error.inner : [error]) {
    errors[fieldOf(one.path ?? '')] ??= toMessage(one.errors[0]);
  }
  return errors;
};

const unknownFields = (fields: object, value: unknown): FieldErrors =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.keys(value)
          .filter((name) => !Object.hasOwn(fields, name))
          .map((name) => [name, message('validation.unknown', { unknown: name })]),
      )
    : {};

/** Checks and casts a value. Answers the value as it is kept, or what is wrong by field. */
export const check = <T extends AnyObject>(
  schema: ObjectSchema<T>,
  value: unknown,
): { value: T; errors?: undefined } | { value?: undefined; errors: FieldErrors } => {
  const unknown = unknownFields(schema.fields, value);
  try {
    const checked = schema.validateSync(value, { abortEarly: false }) as T;
    return Object.keys(unknown).length > 0 ? { errors: unknown } : { value: checked };
  } catch (error) {
    if (error instanceof ValidationError) return { errors: { ...collect(error), ...unknown } };
    throw error;
  }
};

/** A value as one field would keep it. Nothing is checked. */
export const castField = (schema: ObjectSchema<AnyObject>, field: string, value: unknown): unknown =>
  schemaIn(schema.fields[field]).cast(value, { assert: false });

/** Something wrong with a value, and where: `menu[2].title.fr`. */
export interface Fault {
  path: string;
  message: Message;
}

/** Everything that is wrong with a value of many levels; empty when nothing is. */
export const faultsOf = (schema: ObjectSchema<AnyObject>, value: unknown): Fault[] => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length ? error.inner : [error];
    return found.map(({ path, errors }) => ({ path: path ?? '', message: toMessage(errors[0]) }));
  }
};

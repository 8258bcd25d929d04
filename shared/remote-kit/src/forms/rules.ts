import {
  type AnyObject,
  check,
  type Field,
  type FieldErrors,
  fieldsOf,
  type ObjectSchema,
} from '@bidwright/contract-kit';

/** A field of the contract, and whether a person must fill it in. */
export interface FieldRule extends Field {
  required: boolean;
}

/** The rules of a form's fields by name, read from the contract's schema. */
export const rulesOf = <T extends AnyObject>(schema: ObjectSchema<T>): Record<string, FieldRule> => {
  const described = schema.describe().fields;
  return Object.fromEntries(
    fieldsOf(schema).map((field) => {
      const rule = described[field.name];
      const stated = rule && 'optional' in rule ? rule : undefined;
      const some = stated?.tests.some(({ name, params }) => name === 'min' && Number(params?.min) > 0);
      const must = stated ? !stated.optional && !stated.nullable : false;
      return [
        field.name,
        { ...field, required: field.kind !== 'boolean' && (must || (stated?.type === 'array' && Boolean(some))) },
      ];
    }),
  );
};

/** The values a form starts with: what is given, and the contract's own first values for the rest. */
export const startOf = <T extends AnyObject>(schema: ObjectSchema<T>, given: Partial<T> = {}): T => {
  const names = Object.keys(schema.fields).filter((name) => given[name] !== undefined);
  return { ...schema.getDefault(), ...Object.fromEntries(names.map((name) => [name, given[name]])) };
};

export const errorsOf = <T extends AnyObject>(schema: ObjectSchema<T>, values: T): FieldErrors =>
  check(schema, values).errors ?? {};

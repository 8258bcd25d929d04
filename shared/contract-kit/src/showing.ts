import { type Collection, fieldsOf, kept } from './collection.ts';

/** Beside fields a query may name this: whether the person may change the record, as it is now. */
export const mayUpdate = 'mayUpdate';

const name = '.name';

/** Of a reference, or of each in a list of them, only what it is called: half as long as with its id. */
export const called = <Field extends string>(field: Field) => `${field}${name}` as const;

/** The field that a query names, whole or by what it points at is called. */
export const fieldOf = (path: string): string => (path.endsWith(name) ? path.slice(0, -name.length) : path);

/** All that a query may name of a record. Where another record decides who changes it, that does not follow from its own fields. */
export const showable = ({ input, derived, parent }: Collection): string[] => {
  const fields = fieldsOf(input);
  const pointing = fields.filter(({ kind }) => kind === 'reference' || kind === 'references');
  return [
    ...Object.keys(kept),
    ...fields.map((field) => field.name),
    ...Object.keys(derived?.fields ?? {}),
    ...pointing.map((field) => called(field.name)),
    ...(parent ? [] : [mayUpdate]),
  ];
};

const nameOnly = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nameOnly);
  return value && typeof value === 'object' && 'name' in value ? { name: value.name } : value;
};

/** Answers what a query names of a record, in that order. A field that is named whole as well comes whole. */
export const showing = (paths: readonly string[]): ((record: Record<string, unknown>) => Record<string, unknown>) => {
  const whole = new Set(paths);
  const parts = [...new Set(paths.map(fieldOf))].map((field) => ({ field, isWhole: whole.has(field) }));
  return (record) => {
    const found: Record<string, unknown> = {};
    for (const { field, isWhole } of parts)
      if (field in record) found[field] = isWhole ? record[field] : nameOnly(record[field]);
    return found;
  };
};

import type { Field } from '@bidwright/contract-kit';
import type { Resource, Resources } from '../calls/resource.ts';
import type { Table } from '../table/table.ts';

/** A table of the service's, and one of its fields that points at records of another collection. */
export interface Pointing {
  col: string;
  sub?: string;
  table: Table;
  field: Pick<Field, 'name' | 'kind' | 'of' | 'parts'>;
  /** The group of values in which the field is. */
  within?: string;
}

const addedBy: Pointing['field'] = { name: 'addedBy', kind: 'reference', of: 'users' };

const withParts = (pointing: Pointing): Pointing[] => [
  pointing,
  ...(pointing.field.parts ?? []).map((part) => ({ ...pointing, field: part, within: pointing.field.name })),
];

const pointingIn = ({ collection: { name: col }, table, subs }: Resource): Pointing[] => {
  const written = [...subs.values()].filter(({ sub }) => !sub.readOnly);
  const tables = [{ col, table }, ...written.map((one) => ({ col, sub: one.sub.name, table: one.table }))];
  return tables.flatMap((one) => [...one.table.fields, addedBy].flatMap((field) => withParts({ ...one, field })));
};

/** Where the service points at records of a collection, or of a subcollection: `companies/contacts`. */
export const pointingTo = (resources: Resources, target: string): Pointing[] =>
  [...resources.values()].flatMap(pointingIn).filter(({ field }) => field.of === target);

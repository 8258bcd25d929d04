import type { Field } from '@bidwright/contract-kit';
import type { Resource, Resources } from '../calls/resource.ts';
import type { Table } from '../table/table.ts';

/** A table of the service's, and one of its fields that points at records of another collection. */
export interface Pointing {
  col: string;
  sub?: string;
  table: Table;
  field: Pick<Field, 'name' | 'kind' | 'of'>;
}

const addedBy: Pointing['field'] = { name: 'addedBy', kind: 'reference', of: 'users' };

const pointingIn = ({ collection: { name: col }, table, subs }: Resource): Pointing[] => {
  const written = [...subs.values()].filter(({ sub }) => !sub.readOnly);
  const tables = [{ col, table }, ...written.map((one) => ({ col, sub: one.sub.name, table: one.table }))];
  return tables.flatMap((one) => [...one.table.fields, addedBy].map((field) => ({ ...one, field })));
};

/** Where the service points at records of a collection. */
export const pointingTo = (resources: Resources, col: string): Pointing[] =>
  [...resources.values()].flatMap(pointingIn).filter(({ field }) => field.of === col);

import { type Collection, type Field, fieldsOf, type InputOf, type RecordOf } from '@bidwright/contract-kit';
import type { ReactNode } from 'react';

/** A record of whichever list. */
export type ListRecord = RecordOf<Collection>;

/** A field as a column of its list's table. How it looks follows from its kind, unless `cell` says otherwise. */
export interface ListColumn {
  field: string;
  cell?: (record: ListRecord) => ReactNode;
  /** Shown from this page width on. */
  from?: 'lg' | 'xl';
}

interface Shown<Name> {
  /** Below /admin/. */
  path: string;
  /** Before the name, in the table and in the drawer. */
  mark?: (record: ListRecord) => ReactNode;
  /** Below the name. */
  below?: Name;
  columns: (Omit<ListColumn, 'field'> & { field: Name })[];
  /** Fields that no form shows. */
  hidden?: Name[];
}

export interface List {
  collection: Collection;
  path: string;
  mark?: (record: ListRecord) => ReactNode;
  below?: string;
  columns: ListColumn[];
  /** The field whose order the table has at first. */
  sort: string;
  fields: Map<string, Field>;
  /** What a person fills in. */
  filled: Field[];
}

/** Made inactive and active again by a button, so that a record never gets lost by a slip in a form. */
const byButton = ['status'];

/** States a list: which fields its table shows beside the name, and which its form leaves out. */
export const list = <C extends Collection>(
  collection: C,
  { hidden = [], ...shown }: Shown<keyof InputOf<C> & string>,
): List => {
  const fields = fieldsOf(collection.input);
  const left = new Set<string>([...hidden, ...byButton]);
  return {
    ...shown,
    collection,
    // Where people see an order of their own making, the table has it.
    sort: shown.columns.some(({ field }) => field === 'order') ? 'order' : collection.sort,
    fields: new Map(fields.map((field) => [field.name, field])),
    filled: fields.filter(({ name }) => !left.has(name)),
  };
};

import { mergeable } from '@bidwright/contract-admin';
import {
  type AnyObject,
  type Collection,
  type Field,
  fieldsOf,
  type InputOf,
  type RecordOf,
  type Where,
} from '@bidwright/contract-kit';
import type { SlotId } from '@bidwright/shell-api';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { Uses } from '../uses/useUses.ts';
import { pathOf } from './paths.ts';

/** A record of whichever list. */
export type ListRecord = RecordOf<Collection>;

/** A field as a column of its list's table. How it looks follows from its kind, unless `cell` says otherwise. */
export interface ListColumn {
  field: string;
  cell?: (record: ListRecord) => ReactNode;
  /** Shown from this page width on. */
  from?: 'lg' | 'xl';
  /** In pixels: longer texts are cut there. */
  width?: number;
}

/** A column of what other services know of the records, or of what is worked out. */
interface ExtraColumn {
  id: string;
  /** The key of its name. */
  header: string;
  cell: (record: ListRecord) => ReactNode;
  from?: 'lg' | 'xl';
}

/** The subcollection that a list's records are of. Each has its `parent`, which never changes. */
export interface Under {
  col: string;
  sub: string;
}

/** What records that may be the same are found by. */
export interface Likeness {
  where?: Where[];
  search?: string;
}

/** By what a list finds records that may be the one that is filled in; by nothing as long as there is too little. */
type Alike = (filled: AnyObject) => Likeness | undefined;

export interface RecordFormProps {
  list: List;
  /** None: a new one is made. */
  record?: ListRecord;
  /** First values of a new one, beside the contract's own. */
  first?: AnyObject;
  /** At the start of the last line. */
  start?: ReactNode;
  /** In how many records it is used, which another name changes too. */
  uses?: Uses;
  onChange: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** What stands above a record, beside the way to its own page. */
export interface BesideProps {
  record: ListRecord;
  /** The record is done with. */
  onDone: () => void;
}

/** Records of a list that are chosen. */
export interface Chosen {
  records: ListRecord[];
  clear: () => void;
}

/** What a new record is made with, where that is more than the form of every record. */
type NewForm = ComponentType<RecordFormProps>;

interface Shown<Name> {
  under?: Under;
  /** The key of what its search looks for, where that is more than the name. */
  search?: string;
  /** Before the name, in the table and in the drawer. */
  mark?: (record: ListRecord) => ReactNode;
  /** Below the name. */
  below?: Name;
  /** Below the table, for cards of other modules, such as how its entries did. */
  place?: SlotId<object>;
  /** The address of a record's own page, for who may open it. */
  page?: (record: ListRecord) => string;
  columns: (Omit<ListColumn, 'field'> & { field: Name })[];
  /** Fields that no form shows. */
  hidden?: Name[];
  /** Fields that the form leaves to the record's own page. */
  onPage?: Name[];
  alike?: Alike;
  /** Beside the page's title. */
  actions?: ReactNode;
  /** Above the list, for who may add to it. */
  notice?: ReactNode;
  NewForm?: NewForm;
  /** Columns that are no fields. */
  extra?: ExtraColumn[];
  /** Around the table, with the rows of its page: for what is asked of other services at once for all of them. */
  Around?: ComponentType<PropsWithChildren<{ rows: ListRecord[] }>>;
  /** Above a record, for all who see it. */
  Head?: ComponentType<{ record: ListRecord }>;
  /** Above the form of a record, for who may add records. */
  Above?: ComponentType<{ record: ListRecord }>;
  /** What a record has to do, apart from its facts. */
  Work?: ComponentType<{ record: ListRecord }>;
  /** What Admins do with a record beside changing it. Not within its form: it may ask by a form of its own. */
  Beside?: ComponentType<BesideProps>;
  /** What is done with several records that are chosen, for who may change many. Without it none can be chosen. */
  Chosen?: ComponentType<{ chosen: Chosen }>;
  /** A new record comes with an account for signing in. */
  withAccounts?: true;
  /** The key of what is said of a new record, with its values. */
  added?: string;
}

export interface List {
  collection: Collection;
  path: string;
  under?: Under;
  search?: string;
  mark?: (record: ListRecord) => ReactNode;
  below?: string;
  place?: SlotId<object>;
  page?: (record: ListRecord) => string;
  columns: ListColumn[];
  /** The field whose order the table has at first. */
  sort: string;
  /** The field that the names' column is sorted by. */
  nameSort: string;
  fields: Map<string, Field>;
  /** What a person fills in of a new record. */
  filled: Field[];
  /** The fields of a workbook to fill in. */
  written: string[];
  alike?: Alike;
  actions?: ReactNode;
  notice?: ReactNode;
  NewForm?: NewForm;
  /** Columns that are no fields. */
  extra?: ExtraColumn[];
  /** Around the table, with the rows of its page: for what is asked of other services at once for all of them. */
  Around?: ComponentType<PropsWithChildren<{ rows: ListRecord[] }>>;
  /** Above a record, for all who see it. */
  Head?: ComponentType<{ record: ListRecord }>;
  /** Above the form of a record, for who may add records. */
  Above?: ComponentType<{ record: ListRecord }>;
  /** What a record has to do, apart from its facts. */
  Work?: ComponentType<{ record: ListRecord }>;
  /** At the start of the form's last line, for who may add records. */
  Beside?: ComponentType<BesideProps>;
  /** What is done with several records that are chosen, for who may change many. Without it none can be chosen. */
  Chosen?: ComponentType<{ chosen: Chosen }>;
  /** A new record comes with an account for signing in. */
  withAccounts?: true;
  /** The key of what is said of a new record, with its values. */
  added?: string;
}

/** Whether records of a list can become one another, and come back within a day. */
export const isMergeable = ({ collection, under }: Pick<List, 'collection' | 'under'>): boolean =>
  !under && mergeable.includes(collection.name);

/** Where the service keeps the records of a list. */
export const placeOf = ({ collection, under }: List): { col: string; sub?: string } =>
  under ?? { col: collection.name };

/** What a person fills in of a record that is there already: it stays its parent's. */
export const changedIn = ({ filled, under }: List): Field[] =>
  under ? filled.filter(({ name }) => name !== 'parent') : filled;

/** Made inactive and active again by a button, so that a record never gets lost by a slip in a form. */
const byButton = ['status'];

/** States a list: which fields its table shows beside the name, and which its form leaves out. */
export const list = <C extends Collection>(
  collection: C,
  { hidden = [], onPage = [], ...shown }: Shown<keyof InputOf<C> & string>,
): List => {
  const fields = fieldsOf(collection.input);
  const { sort, title } = collection;
  const left = new Set<string>([...hidden, ...byButton, ...(collection.byService ?? [])]);
  const open = fields.filter(({ name }) => !left.has(name));
  return {
    ...shown,
    collection,
    path: pathOf(collection),
    // Where people see an order of their own making, the table has it.
    sort: shown.columns.some(({ field }) => field === 'order') ? 'order' : sort,
    nameSort: sort === 'order' ? title : sort,
    fields: new Map(fields.map((field) => [field.name, field])),
    filled: open.filter(({ name }) => !onPage.some((one) => one === name)),
    written: open.map(({ name }) => name),
  };
};

import type { Collection, InputOf, SubCollection } from './collection.ts';

interface Named {
  id: string | null;
  name: string;
}

/** What stands in a column: flags as 0 and 1, labelled values without their label, what goes together as JSON. */
type Stored<Value> = Value extends string | number | null
  ? Value
  : Value extends boolean
    ? number
    : Value extends undefined
      ? null
      : Value extends Named
        ? Value['id'] | Value['name']
        : string;

/** A reference is two columns, a list of references is none: it has a table. */
type ColumnOf<Field extends string, Value> =
  NonNullable<Value> extends Named
    ? `${Field}Id` | `${Field}Name`
    : NonNullable<Value> extends readonly Named[]
      ? never
      : Field;

type Columns<Fields> = { [F in keyof Fields & string as ColumnOf<F, Fields[F]>]: Stored<Fields[F]> };

interface KeptColumns {
  id: string;
  version: number;
  dateCreated: number;
  dateUpdated: number;
  addedById: string | null;
  addedByName: string | null;
  /** JSON: the version at which each field changed last. */
  fieldVersions: string;
}

/** A row of a collection's table, as its contract has it. */
export type RowOf<C> = Columns<InputOf<C>> & KeptColumns;

/** A row of the table that keeps a list of references. */
export interface LinkRow {
  recordId: string;
  refId: string;
  name: string;
  position: number;
}

/** A row of a change log. */
export interface ChangeLogRow {
  id: string;
  parentId: string;
  dateUpdated: number;
  changedBy: string;
  changedByName: string;
  field: string;
  oldValue: string;
  newValue: string;
  version: number;
}

type Links<Name extends string, Fields> = {
  [F in keyof Fields & string as NonNullable<Fields[F]> extends readonly Named[] ? `${Name}_${F}` : never]: LinkRow;
};

type SubTables<Name extends string, Subs extends Record<string, SubCollection>> = {
  [S in keyof Subs & string as `${Name}_${S}`]: S extends 'changeLog'
    ? ChangeLogRow
    : RowOf<Subs[S]> & { parentId: string };
};

type SubLinks<Name extends string, Subs extends Record<string, SubCollection>> = {
  [S in keyof Subs & string]: Links<`${Name}_${S}`, InputOf<Subs[S]>>;
}[keyof Subs & string];

type OfSubs<Name extends string, Subs extends Record<string, SubCollection>> = SubTables<Name, Subs> &
  AllOf<SubLinks<Name, Subs>>;

type TablesOfOne<C> =
  C extends Collection<infer _Input, infer Name, infer Subs>
    ? { [N in Name]: RowOf<C> } & Links<Name, InputOf<C>> & (string extends keyof Subs ? unknown : OfSubs<Name, Subs>)
    : never;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The tables of collections by their names, with those of their subcollections, lists and change logs. */
export type TablesOf<C extends Collection> = AllOf<TablesOfOne<C>>;

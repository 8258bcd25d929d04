import { type AnyObject, type InferType, number, ObjectSchema, string } from 'yup';
import { choice, type Kind, reference } from './fields.ts';
import type { FileSettings } from './files.ts';
import { namesOf } from './names.ts';
import type { FieldRights, ManyRights, Right, Rights, SubRights } from './rights.ts';
import { schemaIn } from './schemaIn.ts';

/** What the service keeps beside what a person writes; the same for every record. */
export const kept = {
  id: string().length(36).required().meta({ kind: 'text', length: 36 }),
  /** Counts updates, from 1. */
  version: number().integer().required().meta({ kind: 'number' }),
  /** Seconds since 1970. */
  dateCreated: number().integer().required().meta({ kind: 'number' }),
  dateUpdated: number().integer().required().meta({ kind: 'number' }),
  addedBy: reference('users'),
};

export const recordStatus = ['Active', 'Inactive'] as const;

/** Every collection has it: Active makes a record selectable. */
export const status = () => choice(recordStatus).default('Active').required();

export interface SubCollection {
  name: string;
  input: ObjectSchema<AnyObject>;
  /** Written by the service alone, such as a change log. */
  readOnly?: boolean;
  /** Where they differ from those of the parent. */
  rights?: SubRights;
  /** Who may import into it, and take all of it out. */
  many?: Pick<ManyRights, 'export' | 'import'>;
  /** The fields by which an imported row finds the record that it is about, where it has no id. */
  match?: readonly string[];
  /** `query` finds its records whosever they are, by what is asked for here. Without it they are read by their parent alone. */
  asked?: Asked;
  /** Which of its records a person may change and remove, beside the rights: `[{ field: 'addedBy', … }]`. */
  own?: Right;
  /** Fields with rights of their own. */
  fields?: Record<string, FieldRights>;
  /** Fields that the service works out: what comes for them from outside is ignored. */
  byService?: string[];
  /** Nothing of its records is told to other services or kept in the audit. */
  secret?: boolean;
  /** Each person adds one at most: who adds again is answered the one that is there. Its table has a unique index. */
  onePerPerson?: true;
}

/**
 * Fields that queries of a collection may name which grows large: each has an index, so that no query reads it whole. Ids
 * and days of creation and update come on top.
 */
export interface Asked {
  /** Fields that give an order; they may be filtered by too. References are ordered by their names. */
  sort: string[];
  /** Fields that are only filtered by; references by their ids. */
  filter: string[];
}

export interface Collection<
  Input extends AnyObject = AnyObject,
  Name extends string = string,
  Subs extends Record<string, SubCollection> = Record<string, SubCollection>,
> {
  /** The collection's name in calls (`col`) and the table's name. */
  name: Name;
  /** The service that keeps it. */
  service: string;
  /** What a person writes: the form's and the server's check. */
  input: ObjectSchema<Input>;
  /** The field that names a record: copies of the name in other records follow it. */
  title: string;
  /** What an update may say beside fields, with what counts where it is left out. Handed on with the event. */
  also?: Record<string, boolean>;
  /** Fields `query`'s search looks into. */
  search: string[];
  /** The order of `list`: a field, ascending. A lookup's entries that lack it come last, those that are equal by name. */
  sort: string;
  rights: Rights;
  /** Who exports, imports and changes many records at once. */
  many?: ManyRights;
  /** The fields by which an imported row finds the record that it is about, where it has no id. */
  match?: readonly string[];
  /** What queries may ask for; see `Asked`. Without it everything that is stored. */
  asked?: Asked;
  /** Fields with rights of their own: a field that a person may not read is in no answer. */
  fields?: Record<string, FieldRights>;
  /** Fields that the service works out: what comes for them from outside is ignored. */
  byService?: string[];
  /** Nothing of its records is told to other services or kept in the audit, but each view of them is noted there. */
  secret?: boolean;
  /**
   * The record that each of its records belongs to, named by a field that never changes. Rights may look at that record:
   * `parent.primaryTeam`.
   */
  parent?: { field: string; collection: Collection };
  /** Its records stand for files, which are sent to and from `/api/<service>/files/<id>`. They have the `fileFields`. */
  file?: FileSettings;
  /** By name. They obey the rights of their parent unless they state others. */
  sub: Subs;
  /** Keeps a change log, one entry per changed field. */
  history: boolean;
  /** `query` answers its records as they were at the end of a past day too, from its change log. What is asked for is in `asked`. */
  past?: true;
  /** Records offered for choosing: `list` answers the Active ones, whole and sorted. */
  lookup: boolean;
  /** The name of an entry with id 0 that `list` places first, such as '-- Add New Client --'. Never stored. */
  placeholder?: string;
  /** Fields of the answer that follow from the record, as `derive` works them out. */
  derived?: ObjectSchema<AnyObject>;
  derive?(record: RecordOf<Collection<Input>>): AnyObject;
  /** The stored value that filters look at when they name a derived field: `{ teamArray: 'teams.id' }`. */
  derivedFrom?: Record<string, string>;
}

const alwaysSorted = ['id', 'dateCreated', 'dateUpdated'];
const alwaysFiltered = [...alwaysSorted, 'addedBy'];

/** May queries order the collection by this field? */
export const mayOrder = ({ asked }: Pick<Collection, 'asked'>, field: string): boolean =>
  !asked || [...alwaysSorted, ...asked.sort].includes(field);

/** May queries filter the collection by this path, such as `dueDate`, `client.id` or `client.name`? */
export const mayFilter = (of: Pick<Collection, 'asked'>, path: string): boolean => {
  if (!of.asked) return true;
  const [field = '', part] = path.split('.', 2);
  return mayOrder(of, field) || (part !== 'name' && [...alwaysFiltered, ...of.asked.filter].includes(field));
};

type Subs = Record<string, SubCollection>;
type Stated<Input extends AnyObject, Name extends string, S extends Subs> = Pick<
  Collection<Input, Name, S>,
  'name' | 'service' | 'input' | 'rights'
> &
  Partial<Collection<Input, Name, S>>;

/** States a collection once. Forms, calls, checks, tables, rights and buttons follow from it. */
export const collection = <Input extends AnyObject, const Name extends string, S extends Subs>(
  stated: Stated<Input, Name, S>,
): Collection<Input, Name, S> => ({
  title: 'name',
  search: ['name'],
  sort: 'name',
  sub: {} as S,
  history: false,
  lookup: false,
  ...stated,
});

export type InputOf<C> = C extends { input: ObjectSchema<infer Input> } ? Input : never;

/** A record as it is answered: what was written, and what the service keeps. */
export type RecordOf<C> = InputOf<C> & Kept;

export type Kept = {
  id: string;
  version: number;
  dateCreated: number;
  dateUpdated: number;
  addedBy: { id: string; name: string } | null;
};

export interface Field {
  name: string;
  kind: Kind;
  nullable: boolean;
  /** Longest text. */
  length?: number;
  /** The collection a reference points into, or `companies/contacts`: the subcollection. */
  of?: string;
  /** The references within a group of values. */
  parts?: Field[];
  /** A reference that may be a text of its own instead. */
  free?: boolean;
  /** Decimals kept of a number. */
  scale?: number;
  /** An amount in the firm's currency. */
  money?: boolean;
  /** A part of one: people read and write it as a percentage. */
  share?: boolean;
  /** A year: written without a sign between thousands. */
  isYear?: boolean;
  /** Found with and without dashes and spaces. */
  code?: boolean;
  choices?: readonly string[];
  /** Numbers a number may be, where it is one of some. */
  numbers?: readonly number[];
  /** What values are called, by value. */
  labels?: Readonly<Record<string, string>>;
}

/** A field of a known schema. */
export type NamedField<T> = Field & { name: keyof T & string };

/** The references among the values of a group. */
const partsOf = (field: unknown): Field[] =>
  field instanceof ObjectSchema
    ? Object.entries(field.fields).flatMap(([name, part]) => {
        const { meta, nullable } = schemaIn(part).describe();
        return meta?.kind === 'reference' ? [{ name, nullable, ...meta, kind: meta.kind }] : [];
      })
    : [];

/** The fields of a schema with what their meta says, in the schema's order. */
export const fieldsOf = <T extends AnyObject>(schema: ObjectSchema<T>): NamedField<T>[] =>
  namesOf(schema.fields).map((name) => {
    const field = schema.fields[name];
    const { meta, nullable } = schemaIn(field).describe();
    if (!meta?.kind) throw new Error(`Field ${name} states no kind: use a piece of contract-kit`);
    const parts = meta.kind === 'json' ? partsOf(field) : [];
    return { name, nullable, ...meta, kind: meta.kind, ...(parts.length > 0 && { parts }) };
  });

/** A new record's values before anything is filled in: Formik's initial values. */
export const emptyInput = <Input extends AnyObject>(of: Collection<Input>): Input => of.input.getDefault();

export type InputFrom<S extends ObjectSchema<AnyObject>> = InferType<S>;

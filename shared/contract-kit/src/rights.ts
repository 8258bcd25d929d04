import type { Person } from './person.ts';

/**
 * True of a row when its `field` (a reference, a list of references, a value or `id`) points at any of `ids`. A path leads
 * into it, or to the record that the row belongs to: `documentType.value`, `parent.primaryTeam`.
 */
export interface Match {
  field: string;
  ids: string[];
}

/** The rows a person may touch: all, none, or those that fit any of the matches. The server turns it into SQL. */
export type Scope = 'all' | 'none' | Match[];

/** A right is a pure function of the person; with a row, see `may`. */
export type Right = (person: Person) => Scope;

export interface Rights {
  read: Right;
  /** Of the record as it would be kept, added by the person. */
  create: Right;
  update: Right;
  /** Nobody's where it is not stated. */
  merge?: Right;
}

/** Rights to what belongs to a record; their matches look at that record. */
export interface SubRights extends Omit<Rights, 'merge'> {
  /** Without it, who may update may remove. */
  remove?: Right;
}

/**
 * Who does something with many records at once, beside the rights to each of them. What is not stated is for Admins.
 * `import` of a subcollection looks at its parent.
 */
export interface ManyRights {
  export?: Right;
  bulk?: Right;
  import?: Right;
}

/** Who reads and who writes one field, beside the rights to its record. What is not stated follows the record. */
export interface FieldRights {
  read?: Right;
  update?: Right;
  /** Other services are told it all the same: they need it, and hold to the right. */
  published?: true;
}

export const nobody: Right = () => 'none';
export const everybody: Right = () => 'all';

const idsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsOf);
  if (value && typeof value === 'object' && 'id' in value) return idsOf(value.id);
  return [];
};

const valueAt = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (at && typeof at === 'object' ? Reflect.get(at, name) : undefined), row);

/** May the person use this right, on this row? Without a row: on any row at all. */
export const may = (right: Right, person: Person, row?: object): boolean => {
  const scope = right(person);
  if (scope === 'all' || scope === 'none') return scope === 'all';
  if (!row) return scope.length > 0;
  return scope.some(({ field, ids }) => idsOf(valueAt(row, field)).some((id) => ids.includes(id)));
};

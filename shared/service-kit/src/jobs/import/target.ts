import type { Field } from '@bidwright/contract-kit';
import { keptNames, type Resource, type SubResource } from '../../calls/resource.ts';
import type { Table } from '../../table/table.ts';

/** What a column of a file can fill. */
export type Target =
  | { kind: 'id' | 'version' | 'parent' }
  /** The id or the name of what is pointed at; without `part` either. */
  | { kind: 'field'; field: Field; part?: 'id' | 'name' };

/** Where rows go: a collection, or a subcollection of the records that a column names. */
export interface Destination {
  resource: Resource;
  sub?: SubResource;
  table: Table;
  /** Fields that the service writes. */
  owned: ReadonlySet<string>;
}

export const destinationOf = (resource: Resource, sub: SubResource | undefined): Destination => ({
  resource,
  sub,
  table: sub?.table ?? resource.table,
  owned: new Set(sub?.owned ?? resource.owned),
});

const own: Record<string, Target> = { id: { kind: 'id' }, version: { kind: 'version' } };

const isPointing = ({ kind }: Field) => kind === 'reference' || kind === 'references';

/** What a column may be said to fill; undefined where there is no such thing. */
export const targetOf = ({ table, owned, sub }: Destination, path: string): Target | undefined => {
  if (own[path] && Object.hasOwn(own, path)) return own[path];
  if (path === 'parent' && sub) return { kind: 'parent' };
  const [name, part, ...more] = path.split('.');
  const field = table.fields.find((one) => one.name === name);
  if (!field || owned.has(field.name) || more.length > 0) return undefined;
  if (part === undefined) return { kind: 'field', field };
  return (part === 'id' || part === 'name') && isPointing(field) ? { kind: 'field', field, part } : undefined;
};

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const pathsOf = ({ table, owned, sub }: Destination): string[] => [
  'id',
  'version',
  ...(sub ? ['parent'] : []),
  ...table.fields
    .filter(({ name }) => !owned.has(name) && !keptNames.includes(name))
    .flatMap((field) => (isPointing(field) ? [field.name, `${field.name}.id`, `${field.name}.name`] : [field.name])),
];

/** The names of the records that a subcollection belongs to. */
const parentNames = ({ resource, sub }: Destination) =>
  sub
    ? [
        resource.collection.name,
        resource.collection.name.replace(/ies$/, 'y').replace(/s$/, ''),
        // As an export names it.
        'parent.id',
      ].map(letters)
    : [];

/** Which field each column fills, by the names alone; a column that says nothing known fills none. */
export const guessed = (to: Destination, columns: string[]): Record<string, string | null> => {
  const known = new Map(pathsOf(to).map((path) => [letters(path), path]));
  for (const name of parentNames(to)) if (!known.has(name)) known.set(name, 'parent');
  const taken = new Set<string>();
  return Object.fromEntries(
    columns.map((column) => {
      const path = column.startsWith('#') ? undefined : known.get(letters(column));
      if (!path || taken.has(path)) return [column, null];
      taken.add(path);
      return [column, path];
    }),
  );
};

import { across, type Collection, emptyInput, kept, type Person, type SubCollection } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { Problem } from '../problem.ts';
import type { StoredRecord } from '../table/record.ts';
import { storedAt } from '../table/stored.ts';
import { subTableOf, type Table, tableOf } from '../table/table.ts';
import { type EventSink, silent } from '../writes/eventSink.ts';
import { shownTo } from './fieldRights.ts';
import type { Resource, Rules } from './rules.ts';

export type { Resource, SubResource } from './rules.ts';

/** What a service keeps: its collections, and rules of its own for some of them. */
export interface Keeping {
  collections: Collection[];
  rules?: Record<string, Rules>;
}

/** The resources of a service by their collections' names. */
export type Resources = ReadonlyMap<string, Resource>;

/** Fields of every record that the service writes. */
export const keptNames = Object.keys(kept);

const derivedNames = (collection: Collection) =>
  Object.keys(
    collection.derive?.({
      ...emptyInput(collection),
      id: '',
      version: 0,
      dateCreated: 0,
      dateUpdated: 0,
      addedBy: null,
    }) ?? {},
  );

/** What is read of a subcollection across its parents: its rows, each with what its parent is called. */
const withParents = ({ title }: Collection, parent: Table, own: Table) => {
  const stored = storedAt(parent, `${title}.name`) ?? storedAt(parent, title);
  // Some records are called nothing.
  const called = stored ? sql`coalesce(p.${sql.ref(stored.at)}, '')` : sql`''`;
  // Begins with its rows, whose indexes have the orders that may be asked for.
  return sql`(select own.*, ${called} as parentName
    from ${sql.table(own.name)} as own straight_join ${sql.table(parent.name)} as p on p.id = own.parentId)`;
};

const acrossOf = (parent: Collection, table: Table, sub: SubCollection, eventSink: EventSink): Resource => {
  const found = resourceOf(across(parent, sub), undefined, eventSink);
  const source = withParents(parent, table, found.table);
  return { ...found, above: parent, table: { ...found.table, source, parent: { field: 'parentId', table } } };
};

const subsOf = (collection: Collection, table: Table, eventSink: EventSink): Resource['subs'] =>
  new Map(
    Object.values(collection.sub).map((sub) => [
      sub.name,
      {
        sub,
        table: subTableOf(collection, sub),
        owned: [...keptNames, ...(sub.byService ?? [])],
        ...(!sub.readOnly && { across: acrossOf(collection, table, sub, eventSink) }),
      },
    ]),
  );

/** Works out what the calls need of a collection. */
const resourceOf = (collection: Collection, rules: Rules = {}, eventSink = silent): Resource => {
  const table = tableOf(collection);
  const owned = [...derivedNames(collection), ...Object.keys(collection.sub), ...(collection.byService ?? [])];
  return {
    collection,
    table,
    subs: subsOf(collection, table, eventSink),
    owned: new Set([...keptNames, ...owned]),
    rules,
    eventSink,
  };
};

/** Works it out for all that a service keeps. */
export const resourcesOf = ({ collections, rules = {} }: Keeping, eventSink?: EventSink): Resources =>
  new Map(collections.map((one) => [one.name, resourceOf(one, rules[one.name], eventSink)]));

/** What is taken out of or asked for: the records of a collection, or of a subcollection whosever they are. */
export const acrossIn = (resource: Resource, name: unknown, act: 'export' | 'query'): Resource => {
  if (name === undefined || name === null) return resource;
  const { sub, across: found } = resource.subs.get(String(name)) ?? {};
  if (found && (act === 'export' || sub?.asked)) return found;
  const what = `${resource.collection.name} has no subcollection ${String(name)} to ${act}`;
  throw new Problem(400, 'unknown-subcollection', what);
};

/** The record as it is answered to a person: with its derived fields, without those that are not for that person. */
export const answered = <R extends StoredRecord>({ collection }: Resource, record: R, person: Person): R =>
  shownTo(person, collection.fields, { ...record, ...collection.derive?.(record) });

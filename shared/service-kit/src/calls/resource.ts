import { type Collection, emptyInput, kept, type Person, type SubCollection } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import type { StoredRecord } from '../table/record.ts';
import { subTableOf, type Table, tableOf } from '../table/table.ts';
import { type Outlet, silent } from '../writes/outlet.ts';
import { shownTo } from './fieldRights.ts';
import type { Rules } from './rules.ts';

/** A subcollection with its table. */
export interface SubResource {
  sub: SubCollection;
  table: Table;
  /** Fields that the service writes. */
  owned: string[];
}

/** A collection with all that the calls need to know of it, worked out once. */
export interface Resource {
  collection: Collection;
  table: Table;
  subs: Map<string, SubResource>;
  /** Fields that the service writes: what comes for them from outside is ignored. */
  owned: Set<string>;
  rules: Rules;
  outlet: Outlet;
}

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

const subsOf = (collection: Collection): Resource['subs'] =>
  new Map(
    Object.values(collection.sub).map((sub) => [
      sub.name,
      { sub, table: subTableOf(collection, sub), owned: [...keptNames, ...(sub.byService ?? [])] },
    ]),
  );

/** Works out what the calls need of a collection. */
const resourceOf = (collection: Collection, rules: Rules = {}, outlet = silent): Resource => ({
  collection,
  table: tableOf(collection),
  subs: subsOf(collection),
  owned: new Set([
    ...keptNames,
    ...derivedNames(collection),
    ...Object.keys(collection.sub),
    ...(collection.byService ?? []),
  ]),
  rules,
  outlet,
});

/** Works it out for all that a service keeps. */
export const resourcesOf = ({ collections, rules = {} }: Keeping, outlet?: Outlet): Resources =>
  new Map(collections.map((one) => [one.name, resourceOf(one, rules[one.name], outlet)]));

/** The record as it is answered to a person: with its derived fields, without those that are not for that person. */
export const answered = ({ collection }: Resource, record: StoredRecord, person: Person): Row =>
  shownTo(person, collection.fields, { ...record, ...collection.derive?.(record) });

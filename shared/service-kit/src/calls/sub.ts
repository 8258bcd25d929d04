import { everybody, nobody, type SubRights, subRight } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connect.ts';
import { idOf, type JsonSchema, listOf, objectOf } from '../openapi/jsonSchema.ts';
import type { Variant } from '../openapi/operation.ts';
import { subRecordRef, version, writtenFields } from '../openapi/records.ts';
import { Problem } from '../problem.ts';
import type { FreePlace } from '../table/freeRecords.ts';
import { readLog } from '../table/log.ts';
import { findRecord, type StoredRecord, selectRecords } from '../table/record.ts';
import { logTableOf } from '../table/table.ts';
import { applyPatch } from '../writes/changeRecord.ts';
import { createRecord } from '../writes/createRecord.ts';
import { under } from '../writes/place.ts';
import { removeRecord } from '../writes/removeRecord.ts';
import { mustAuthorize } from './access.ts';
import { idIn, numberIn, textIn } from './body.ts';
import type { Asked, Policy } from './call.ts';
import { changesFor, mustWrite, shownTo } from './fieldRights.ts';
import { addFree, changeFree, exampleSub, freeNameIn, freePlace, readFree, removeFree, subName } from './freeSub.ts';
import { fieldsIn } from './input.ts';
import type { Resource, SubResource } from './resource.ts';

/** Records answered at most. */
const maxLength = 1000;

const named = ({ collection }: Resource, { sub }: SubResource) => `${collection.name}/${sub.name}`;

/** What every call about a subcollection says. */
const placeOf = ({ collection }: Resource, { sub }: SubResource) => ({
  col: { const: collection.name },
  sub: { const: sub.name },
});

const subsOf = (resource: Resource) => [...resource.subs.values()];
const writtenSubs = (resource: Resource) => subsOf(resource).filter(({ sub }) => !sub.readOnly);

const answerOfId = (resource: Resource, sub: SubResource) => objectOf({ data: idOf(named(resource, sub)) });

/** A subcollection of the contract. */
const subIn = ({ resource, body }: Asked): SubResource => {
  const name = textIn(body, 'sub');
  const sub = resource.subs.get(name);
  if (!sub) throw new Problem(400, 'unknown-subcollection', `${resource.collection.name} has no subcollection ${name}`);
  return sub;
};

/** Where a subcollection that no contract states stands, if the parent is in reach; undefined where a contract states it. */
const freeIn = async (
  asked: Asked,
  right: 'read' | 'update',
  parentId: 'id' | 'ref' | 'parentID',
): Promise<FreePlace | undefined> => {
  const { db, person, resource, body } = asked;
  const name = freeNameIn(asked);
  if (name === undefined) return undefined;
  const id = idIn(body, parentId);
  const record = await findRecord(db, resource.table, id);
  mustAuthorize(resource.collection.rights[right] ?? nobody, person, resource.table, record && { record });
  return freePlace(asked, name, id);
};

/** What the document says of subcollections that no contract states. */
const freeVariant = (
  resource: Resource,
  ids: Record<string, JsonSchema>,
  data: JsonSchema,
  written = false,
): Variant => {
  const sub = { type: 'string' as const, pattern: subName.source, examples: [exampleSub] };
  const request = objectOf({ col: { const: resource.collection.name }, sub, ...ids });
  return {
    name: `${resource.collection.name}/*`,
    request: { ...request, additionalProperties: written },
    answer: objectOf({ data }),
  };
};

const freeIdOf = ({ collection }: Resource) => idOf(`${collection.name}/*`);

const freeRecord: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string' }, version: { type: 'integer' } },
  required: ['id', 'version', 'dateCreated', 'dateUpdated', 'addedBy'],
  additionalProperties: true,
};

/** The parent, where the person has a right to what belongs to it. */
const authorizeParent = async (
  { db, person, resource }: Asked,
  { sub }: SubResource,
  act: keyof SubRights,
  id: string,
) => {
  const { collection, table } = resource;
  const record = await findRecord(db, table, id);
  return mustAuthorize(subRight(collection, sub, act), person, table, record && { record }).record;
};

/** The parent in reach, and a subcollection that people write. */
const authorizeWrite = async (asked: Asked, act: keyof SubRights, parentId: string) => {
  const found = subIn(asked);
  const { sub, owned } = found;
  await authorizeParent(asked, found, act, parentId);
  if (sub.readOnly) throw new Problem(403, 'read-only', `${sub.name} is written by the service alone`);
  return { sub, owned, place: under(asked.resource, sub.name, parentId) };
};

const records = (db: Database, { table }: SubResource, parentId: string) => {
  const where = [sql<boolean>`t.parentId = ${parentId}`];
  return selectRecords(db, table, { where, order: sql`t.dateCreated, t.id`, limit: maxLength });
};

export const getSubCollection: Policy = {
  right: 'read',
  sub: 'read',
  about: {
    summary: 'The records of a subcollection, the oldest first, at most 1000',
    refusals: [404],
    variants: (resource) => [
      ...subsOf(resource).map((sub) => ({
        name: named(resource, sub),
        request: objectOf({ ...placeOf(resource, sub), id: idOf(resource.collection.name) }),
        answer: objectOf({ data: listOf(subRecordRef(resource, sub)) }),
      })),
      freeVariant(resource, { id: idOf(resource.collection.name) }, listOf(freeRecord)),
    ],
  },
  answer: async (asked) => {
    const free = await freeIn(asked, 'read', 'id');
    if (free) return { data: await readFree(asked, free) };
    const parentId = idIn(asked.body, 'id');
    const found = subIn(asked);
    const { db, person, resource } = asked;
    const parent = await authorizeParent(asked, found, 'read', parentId);
    if (found.table.name === logTableOf(resource.table)) {
      const changes = await readLog(db, resource.table, parentId);
      return { data: changesFor(person, resource.collection.fields, parent, changes) };
    }
    const data = await records(db, found, parentId);
    return { data: data.map((record) => shownTo(person, found.sub.fields, record)) };
  },
};

/** The record that the person has added already, where each adds one at most. */
const ownIn = async (
  { db, person }: Asked,
  table: string,
  parentId: string,
  lock = sql``,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where parentId = ${parentId} and addedById = ${person.id} ${lock}`.execute(db);
  return rows[0]?.id;
};

const isTwin = (error: unknown) => error instanceof Error && 'errno' in error && error.errno === 1062;

/** Adds what each person adds once: of two requests at once the later one finds the record of the other. */
const addOnce = async (
  own: (lock?: RawBuilder<unknown>) => Promise<string | undefined>,
  add: () => Promise<string>,
): Promise<string> => {
  const found = await own();
  if (found) return found;
  return add().catch(async (error: unknown) => {
    // A transaction sees what was there at its first read, unless it locks.
    const twin = isTwin(error) ? await own(sql`lock in share mode`) : undefined;
    if (!twin) throw error;
    return twin;
  });
};

/** Adds a record under `ref` and answers its id. */
export const createSubcollection: Policy = {
  right: 'update',
  sub: 'create',
  about: {
    summary: 'Adds a record to a subcollection of the record ref and answers its id',
    refusals: [404, 409, 422],
    once: true,
    variants: (resource) => [
      ...writtenSubs(resource).map((sub): Variant => {
        const { properties, required } = writtenFields(sub.sub.input, sub.owned);
        const place = { ...placeOf(resource, sub), ref: idOf(resource.collection.name) };
        const request = objectOf({ ...properties, ...place }, [...Object.keys(place), ...required]);
        return { name: named(resource, sub), request, answer: answerOfId(resource, sub) };
      }),
      freeVariant(resource, { ref: idOf(resource.collection.name) }, freeIdOf(resource), true),
    ],
  },
  answer: async (asked) => {
    const free = await freeIn(asked, 'update', 'ref');
    if (free) return { data: await addFree(asked, free) };
    const { db, person, by, body } = asked;
    const parentId = idIn(body, 'ref');
    const { sub, owned, place } = await authorizeWrite(asked, 'create', parentId);
    const fields = fieldsIn(place.table, body, ['col', 'ref', 'sub', ...owned]);
    mustWrite(person, sub.fields, fields, { addedBy: person }, () => place.table.input.getDefault());
    const add = async () => (await createRecord(db, place, fields, by)).id;
    const data = sub.onePerPerson
      ? await addOnce((lock) => ownIn(asked, place.table.name, parentId, lock), add)
      : await add();
    return { data };
  },
};

export const updateSubcollection: Policy = {
  right: 'update',
  sub: 'update',
  about: {
    summary: 'Changes fields of a record of a subcollection of the record parentID and answers its id',
    refusals: [404, 409, 422],
    once: true,
    variants: (resource) => [
      ...writtenSubs(resource).map((sub): Variant => {
        const { properties } = writtenFields(sub.sub.input, sub.owned);
        const ids = { parentID: idOf(resource.collection.name), id: idOf(named(resource, sub)) };
        const place = { ...placeOf(resource, sub), ...ids };
        const request = objectOf({ ...properties, ...place, version }, Object.keys(place));
        return { name: named(resource, sub), request, answer: answerOfId(resource, sub) };
      }),
      freeVariant(
        resource,
        { parentID: idOf(resource.collection.name), id: freeIdOf(resource) },
        freeIdOf(resource),
        true,
      ),
    ],
  },
  answer: async (asked) => {
    const free = await freeIn(asked, 'update', 'parentID');
    if (free) return { data: await changeFree(asked, free) };
    const { db, person, by, body } = asked;
    const { sub, owned, place } = await authorizeWrite(asked, 'update', idIn(body, 'parentID'));
    const id = idIn(body, 'id');
    const patchFor = (record: StoredRecord) => {
      mustAuthorize(sub.own ?? everybody, person, place.table, { record });
      const changes = fieldsIn(place.table, body, ['col', 'parentID', 'sub', ...owned]);
      mustWrite(person, sub.fields, changes, record);
      const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
      return { changes, since, shown: (current: StoredRecord) => shownTo(person, sub.fields, current) };
    };
    await applyPatch(db, place, id, patchFor, by);
    return { data: id };
  },
};

/** Removes the record `recordId` under `id` and answers its id. */
export const deleteSubcollection: Policy = {
  right: 'update',
  sub: 'remove',
  about: {
    summary: 'Removes the record recordId from a subcollection of the record id and answers its id',
    refusals: [404, 409],
    once: true,
    variants: (resource) => [
      ...writtenSubs(resource).map((sub) => ({
        name: named(resource, sub),
        request: objectOf({
          ...placeOf(resource, sub),
          id: idOf(resource.collection.name),
          recordId: idOf(named(resource, sub)),
        }),
        answer: answerOfId(resource, sub),
      })),
      freeVariant(resource, { id: idOf(resource.collection.name), recordId: freeIdOf(resource) }, freeIdOf(resource)),
    ],
  },
  answer: async (asked) => {
    const free = await freeIn(asked, 'update', 'id');
    if (free) return { data: await removeFree(asked, free) };
    const { db, person, by, body } = asked;
    const { sub, place } = await authorizeWrite(asked, 'remove', idIn(body, 'id'));
    const id = idIn(body, 'recordId');
    await removeRecord(db, place, id, by, (record) =>
      mustAuthorize(sub.own ?? everybody, person, place.table, { record }),
    );
    return { data: id };
  },
};

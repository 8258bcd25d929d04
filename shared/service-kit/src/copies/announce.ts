import type { Collection } from '@bidwright/contract-kit';
import { type SqlBool, sql } from 'kysely';
import type { Service } from '../app.ts';
import { anyOf, type StoredRecord, selectRecords } from '../table/record.ts';
import { eventOf, tellAll } from '../writes/outbox.ts';

/** Records announced in one transaction. */
const batch = 100;

const isAnnounced = async ({ db }: Service, { name }: Collection, receiver: string) => {
  const { rows } = await sql`select 1 from announced where col = ${name} and receiver = ${receiver}`.execute(db);
  return rows.length > 0;
};

const announce = async (service: Service, collection: Collection, receiver: string) => {
  const place = service.resource(collection);
  const eventAbout = (record: StoredRecord) => {
    const by = record.addedBy ?? { id: '', name: '' };
    return eventOf({ kind: 'changed', place, by, before: record, after: record, fields: [] });
  };
  for (let last = ''; ; ) {
    if (service.stopping.aborted) return;
    const ids = await service.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(place.table.name)}
        where id > ${last} order by id limit ${batch} for update`.execute(trx);
      const where = [anyOf(rows.map(({ id }) => sql<SqlBool>`t.id = ${id}`))];
      // What is locked cannot be removed, nor told to be removed, before this is told.
      const records = await selectRecords(trx, place.table, { where });
      await tellAll(trx, { receiversOf: () => [receiver] }, records.map(eventAbout));
      return rows.map(({ id }) => id);
    });
    last = ids.at(-1) ?? '';
    if (ids.length < batch) break;
  }
  await sql`insert ignore into announced (col, receiver) values (${collection.name}, ${receiver})`.execute(service.db);
};

/**
 * Tells other services once of the records that were there before they listened, as events without changes. One that is
 * cut short begins again: receivers bear that.
 */
export const announceOnce = async (service: Service, collections: Collection[], receiver: string): Promise<void> => {
  if (!service.outlet.peers.includes(receiver)) return;
  for (const collection of collections) {
    if (!(await isAnnounced(service, collection, receiver))) await announce(service, collection, receiver);
  }
};

import type { Collection } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Service } from '../app.ts';
import { type StoredRecord, selectRecords } from '../table/record.ts';
import { eventOf, tell } from '../writes/outbox.ts';

/** Records announced in one transaction. */
const batch = 200;

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
    const where = [sql<boolean>`t.id > ${last}`];
    const records = await selectRecords(service.db, place.table, { where, limit: batch });
    await service.db.transaction().execute(async (trx) => {
      for (const record of records) await tell(trx, { receiversOf: () => [receiver] }, eventAbout(record));
    });
    last = records.at(-1)?.id ?? '';
    if (records.length < batch) break;
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

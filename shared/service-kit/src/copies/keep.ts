import type { RecordEvent } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database, Row } from '../connect.ts';
import type { Handler } from '../events/handler.ts';
import type { Handlers } from '../events/handlers.ts';
import { noticeHandlers } from '../notices/onEvents.ts';
import type { Notices } from '../notices/stated.ts';
import { sendPrepared } from '../sendPrepared.ts';
import type { Service } from '../service.ts';
import { now } from '../writes/newRecord.ts';
import { type Copies, type StatedCopy, statedCopies } from './statement.ts';

/** What is kept of a record: the stated fields, and its id. */
const copied = ({ fields }: StatedCopy, { recordId, record }: RecordEvent): Row => ({
  id: recordId,
  ...Object.fromEntries(fields.filter((field) => field in record).map((field) => [field, record[field]])),
});

const rowsOf = ({ col, versionOnly }: StatedCopy, published: RecordEvent[]) =>
  sql.join(
    published.map(
      ({ recordId, parentId = null, version, record }) =>
        sql`(${col}, ${recordId}, ${parentId}, ${version}, ${JSON.stringify(versionOnly ? {} : record)})`,
    ),
  );

/** Keeps what is told of one new record, of which nothing is known as a rule. False where something was, or it is not that. */
const addCopy = async (trx: Database, stated: StatedCopy, published: RecordEvent[]): Promise<boolean> => {
  if (published.length !== 1 || published[0]?.kind !== 'created') return false;
  const insert = sql`insert ignore into copies (col, id, parentId, version, record)
    values ${rowsOf(stated, published)}`;
  return (await sendPrepared(trx, insert)).numAffectedRows === 1n;
};

/** Keeps what is told of some records. Answers those that are not older than what is known of them. */
const putCopies = async (trx: Database, stated: StatedCopy, published: RecordEvent[]): Promise<RecordEvent[]> => {
  if (published.length === 0 || (await addCopy(trx, stated, published))) return published;
  await sql`insert into copies (col, id, parentId, version, record) values ${rowsOf(stated, published)}
    on duplicate key update record = if(version <= values(version), values(record), record),
      parentId = if(version <= values(version), values(parentId), parentId),
      version = greatest(version, values(version))`.execute(trx);
  const ids = published.map(({ recordId }) => recordId);
  // Reads what stands there now, which may be newer than what this transaction saw first.
  const { rows: kept } = await sql<{ id: string; version: number }>`select id, version from copies
    where col = ${stated.col} and id in (${sql.join(ids)}) for update`.execute(trx);
  const versions = new Map(kept.map(({ id, version }) => [id, version]));
  return published.filter(({ recordId, version }) => versions.get(recordId) === version);
};

/** Keeps records with all that follows from them. An older version changes nothing. */
export const keepRecords = async (
  trx: Database,
  service: Service,
  stated: StatedCopy,
  events: RecordEvent[],
): Promise<void> => {
  const published = events.map((event) => ({ ...event, record: copied(stated, event) }));
  for (const event of await putCopies(trx, stated, published)) await stated.follow?.(event, { trx, service });
};

/** Nobody pulls a page of a collection while one of its records goes, nor brings it back with a page that was read before. */
const forget = async (trx: Database, { service, col }: StatedCopy, { recordId }: RecordEvent) => {
  await sql`select 1 from copy_pulls where service = ${service} and col = ${col} for update`.execute(trx);
  await sql`insert ignore into copy_removals (col, id, dateCreated) values (${col}, ${recordId}, ${now()})`.execute(
    trx,
  );
  await sql`delete from copies where col = ${col} and id = ${recordId}`.execute(trx);
};

const handlersFor = (stated: StatedCopy): Handlers => {
  const topic = `${stated.service}.${stated.col}`;
  const keep: Handler = (event, { trx, service }) => keepRecords(trx, service, stated, [event]);
  const drop: Handler = (event, { trx }) => forget(trx, stated, event);
  return { [`${topic}.created`]: keep, [`${topic}.changed`]: keep, [`${topic}.removed`]: drop };
};

const inTurn =
  (first: Handler, second: Handler): Handler =>
  async (event, at) => {
    await first(event, at);
    await second(event, at);
  };

/** What a service states of events. */
export interface EventHandling {
  copies?: Copies;
  on?: Handlers;
  notices?: Notices;
}

/** What a service does about events: it keeps its copies up to date, then does what it states beside that, then tells people. */
export const eventHandlersOf = ({ copies, on = {}, notices }: EventHandling): Handlers => {
  const all: Handlers = {};
  for (const handlers of [...statedCopies(copies).map(handlersFor), on, ...noticeHandlers(notices, copies)])
    for (const [topic, handler] of Object.entries(handlers)) {
      const earlier = all[topic];
      all[topic] = earlier ? inTurn(earlier, handler) : handler;
    }
  return all;
};

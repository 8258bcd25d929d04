import { setTimeout } from 'node:timers/promises';
import type { RecordEvent } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Addresses } from '../addresses.ts';
import type { Database } from '../connect.ts';
import { dataIn } from '../dataIn.ts';
import type { Service } from '../service.ts';
import { transact, untilWritten } from '../writes/transact.ts';
import { keepRecords } from './keep.ts';
import type { RecordsPage } from './records.ts';
import { type Copies, type StatedCopy, statedCopies } from './statement.ts';

/** Longest wait for a page, in milliseconds. */
const pageTimeoutMs = 30_000;

/** Milliseconds until a service that does not answer is asked again: doubles up to the last. */
const [firstRetryMs, maxRetryMs] = [250, 15_000];

/** Asks another service for the records after an id. */
export type AskForPage = (stated: StatedCopy, lastId: string) => Promise<RecordsPage>;

/** Asks by HTTP, in the name of the service that has these keys. */
export const askByHttp =
  ({ keys, stopping }: Pick<Service, 'keys' | 'stopping'>, addresses: Addresses): AskForPage =>
  async ({ service, col, fields }, lastId) => {
    const address = addresses[service];
    if (!address) throw new Error(`PEERS has no address for ${service}`);
    const answer = await fetch(new URL('/internal/records', address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await keys.sign(service)}`,
      },
      body: JSON.stringify({ col, fields, after: lastId }),
      signal: AbortSignal.any([stopping, AbortSignal.timeout(pageTimeoutMs)]),
    });
    // What stands in front of a service answers in its own words.
    if (!answer.ok) throw new Error(`${service} answers ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return dataIn<RecordsPage>(answer);
  };

const at = ({ service, col }: StatedCopy) => sql`service = ${service} and col = ${col}`;

/** The pull of a collection, unless it is done: a new statement begins anew. */
const begin = async (db: Database, { service, col, hash }: StatedCopy) => {
  await sql`insert into copy_pulls (service, col, statement) values (${service}, ${col}, ${hash})
    on duplicate key update lastId = if(statement = values(statement), lastId, ''),
      done = if(statement = values(statement), done, 0), statement = values(statement)`.execute(db);
};

interface Position {
  statement: string;
  lastId: string;
  done: number;
}

const positionOf = async (db: Database, stated: StatedCopy) => {
  const lock = db.isTransaction ? sql`for update` : sql``;
  const { rows } =
    await sql<Position>`select statement, lastId, done from copy_pulls where ${at(stated)} ${lock}`.execute(db);
  return rows[0];
};

/** Where it goes on; undefined where all is pulled, or where another instance states something else by now. */
const goesOnAfter = async (db: Database, stated: StatedCopy): Promise<string | undefined> => {
  const position = await positionOf(db, stated);
  return position?.statement === stated.hash && !position.done ? position.lastId : undefined;
};

/** Without those that went meanwhile. */
const stillThere = async (trx: Database, { col }: StatedCopy, records: RecordEvent[]): Promise<RecordEvent[]> => {
  if (records.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from copy_removals
    where col = ${col} and id in (${sql.join(records.map(({ recordId }) => recordId))}) for update`.execute(trx);
  const gone = new Set(rows.map(({ id }) => id));
  return records.filter(({ recordId }) => !gone.has(recordId));
};

/** Records of one transaction: what follows from a record may be much. */
const inParts = (stated: StatedCopy, records: RecordEvent[]): RecordEvent[][] =>
  stated.follow ? records.map((record) => [record]) : [records];

/** Does a part of a page while its place is still the one at which the page was asked for. False: it is not. */
const inPlace = (service: Service, stated: StatedCopy, lastId: string, act: (trx: Database) => Promise<unknown>) =>
  untilWritten(service.db, () =>
    transact(service.db, service.eventSink, async (trx) => {
      if ((await goesOnAfter(trx, stated)) !== lastId) return false;
      await act(trx);
      return true;
    }),
  );

/** What the database or the network does comes to an end; what a record is refused for does not. */
const isPassing = (error: unknown) => error instanceof Error && 'errno' in error;

/** Keeps a part of a page. A record that nothing can follow from is kept alone: it may not keep back those behind it. */
const keepPart = (service: Service, stated: StatedCopy, lastId: string, part: RecordEvent[]): Promise<boolean> => {
  const keep = (how: StatedCopy) =>
    inPlace(service, stated, lastId, async (trx) =>
      keepRecords(trx, service, how, await stillThere(trx, stated, part)),
    );
  return keep(stated).catch((err: unknown) => {
    if (!stated.follow || isPassing(err)) throw err;
    service.log.error({ err, col: stated.col, recordId: part[0]?.recordId }, 'nothing follows from a pulled record');
    return keep({ ...stated, follow: undefined });
  });
};

const keepPage = async (service: Service, stated: StatedCopy, lastId: string, { records, next }: RecordsPage) => {
  for (const part of inParts(stated, records)) if (!(await keepPart(service, stated, lastId, part))) return;
  await inPlace(service, stated, lastId, (trx) =>
    sql`update copy_pulls set lastId = ${next ?? lastId}, done = ${next === null ? 1 : 0}
      where ${at(stated)}`.execute(trx),
  );
};

/** Pulls a collection from where it was left, page by page. */
const pullOne = async (service: Service, stated: StatedCopy, ask: AskForPage): Promise<void> => {
  await begin(service.db, stated);
  while (!service.stopping.aborted) {
    const lastId = await goesOnAfter(service.db, stated);
    if (lastId === undefined) return;
    await keepPage(service, stated, lastId, await ask(stated, lastId));
  }
};

/** Does something until it is done, after longer and longer waits. */
const patiently = async ({ log, stopping }: Service, about: object, act: () => Promise<void>) => {
  for (let waitMs = firstRetryMs; !stopping.aborted; waitMs = Math.min(2 * waitMs, maxRetryMs)) {
    try {
      return await act();
    } catch (err) {
      if (stopping.aborted) return;
      log.warn({ err, ...about }, 'records of another service cannot be pulled yet');
      await setTimeout(waitMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  }
};

/** Rows of one statement, so that none takes long. */
const maxDropped = 5000;

/** What is stated no longer is kept no longer. */
const dropOthers = async ({ db, stopping }: Service, stated: StatedCopy[]) => {
  const isStated = (condition: (one: StatedCopy) => RawBuilder<unknown>) =>
    stated.length > 0 ? sql.join(stated.map(condition), sql` or `) : sql`false`;
  await sql`delete from copy_pulls where not (${isStated((one) => sql`(${at(one)})`)})`.execute(db);
  for (let dropped = maxDropped; dropped === maxDropped && !stopping.aborted; ) {
    const done = await sql`delete from copies where not (${isStated(({ col }) => sql`col = ${col}`)})
      limit ${maxDropped}`.execute(db);
    dropped = Number(done.numAffectedRows);
  }
};

/**
 * Pulls what other services had before this one listened, once, and again where other fields are stated than before. Services
 * that do not answer are asked until they do. Nobody waits for it.
 */
export const pullCopies = async (service: Service, copies: Copies | undefined, ask: AskForPage): Promise<void> => {
  const stated = statedCopies(copies);
  await patiently(service, {}, () => dropOthers(service, stated));
  // One collection of a service after the other.
  const pulls = [...Map.groupBy(stated, (one) => one.service)].map(async ([name, collections]) => {
    for (const one of collections)
      await patiently(service, { from: name, col: one.col }, () => pullOne(service, one, ask));
  });
  await Promise.all(pulls);
};

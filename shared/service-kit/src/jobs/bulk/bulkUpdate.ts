import { type Counts, manyRight, maxAtOnce, message, type RecordResult } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { mustBeAllowed } from '../../calls/access.ts';
import { flagIn } from '../../calls/body.ts';
import { chosenBy } from '../../calls/query.ts';
import type { Row } from '../../connect.ts';
import { Problem } from '../../problem.ts';
import { countRows, selectRows } from '../../table/record.ts';
import { inScope } from '../../table/scope.ts';
import { mustNotView } from '../../viewing.ts';
import { untilWritten } from '../../writes/transact.ts';
import type { JobAsked } from '../asked.ts';
import { startedJob } from '../context.ts';
import { refusal } from '../outcome.ts';
import { addJob } from '../table.ts';
import { fieldsOfBulk, idsIn } from './asked.ts';
import { type Changing, changeOne, type Wanted } from './change.ts';

const conditionsOf = ({ resource, person, body }: JobAsked, wanted: Wanted[] | undefined) =>
  wanted
    ? [...inScope(resource.table, resource.collection.rights.read(person)), among(wanted)]
    : chosenBy(resource, person, body);

const among = (wanted: Wanted[]) => sql<boolean>`t.id in (${sql.join(wanted.map(({ id }) => id))})`;

/** How many records and fields it would be about, and how many of the records the person may change. */
const preview = async (asked: JobAsked, wanted: Wanted[] | undefined, fields: Row) => {
  const { db, person, resource } = asked;
  const { collection, table } = resource;
  const where = conditionsOf(asked, wanted);
  const mine = [
    ...inScope(table, collection.rights.update(person)),
    ...inScope(table, manyRight(collection, 'bulk')(person)),
  ];
  const [records, permitted] = await Promise.all([
    countRows(db, table, where),
    countRows(db, table, [...where, ...mine]),
  ]);
  return { records, permitted, fields: Object.keys(fields).filter((name) => table.codecs.has(name)).length };
};

const idsChosen = async ({ db, resource, person, body }: JobAsked): Promise<Wanted[]> => {
  const where = chosenBy(resource, person, body);
  const rows = await selectRows(db, resource.table, { where, limit: maxAtOnce + 1 });
  return rows.map(({ id }) => ({ id: String(id) }));
};

const changeAll = async ({ context, resource, person, by }: JobAsked, wanted: Wanted[], fields: Row) => {
  const { db, answerCall, eventSink, log } = context;
  // As of a job, whom it concerns is told once of all of them.
  const cause = { requestId: by.requestId, ...(wanted.length > 1 && { job: newId() }) };
  const changing: Changing = { resource, answerCall, cause };
  const results: RecordResult[] = [];
  const counts: Counts = {};
  for (const one of wanted) {
    const write = () => db.transaction().execute((trx) => changeOne(trx, changing, person, one, fields));
    const result = await untilWritten(db, write).catch((error: unknown) => refusal(error, log, one.id));
    counts[result.outcome] = (counts[result.outcome] ?? 0) + 1;
    results.push(result);
  }
  eventSink.wake();
  return { results, counts };
};

/** The last id there is now: records that come later are none of the update's. */
const startJob = async (asked: JobAsked, wanted: Wanted[] | undefined, fields: Row) => {
  const { db, person, resource, body, by } = asked;
  const { table, collection } = resource;
  const total = wanted ? wanted.length : await countRows(db, table, chosenBy(resource, person, body));
  const { rows } = await sql<{ id: string | null }>`select max(id) as id from ${sql.table(table.name)}`.execute(db);
  const { where, search } = body;
  const what = wanted ? { ids: wanted } : { where, search, upTo: rows[0]?.id ?? '' };
  const job = { kind: 'bulkUpdate' as const, col: collection.name, person, total, asked: { ...what, fields } };
  return addJob(db, job, by.requestId);
};

/**
 * Changes fields of many records: up to 200 at once, with what became of each; more by a job. No record waits for another,
 * and none is changed by half.
 */
export const bulkUpdate = async (asked: JobAsked): Promise<unknown> => {
  const { resource, person, body, context } = asked;
  const { collection, table } = resource;
  mustBeAllowed(collection.rights.update, person, table);
  mustBeAllowed(manyRight(collection, 'bulk'), person, table);
  const wanted = idsIn(body);
  if (!wanted && body.where === undefined && body.search === undefined)
    throw new Problem(400, 'bad-value', 'ids, where or search must say which records', {
      fields: { where: message('validation.required') },
    });
  const fields = fieldsOfBulk(resource, body);
  if (flagIn(body, 'preview')) return preview(asked, wanted, fields);
  mustNotView(person);
  const few = wanted ?? (await idsChosen(asked));
  if (few.length <= maxAtOnce) return changeAll(asked, few, fields);
  return { job: await startedJob(context, await startJob(asked, wanted, fields)) };
};

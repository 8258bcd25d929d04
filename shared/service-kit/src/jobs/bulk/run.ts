import { sql } from 'kysely';
import { chosenBy } from '../../calls/query.ts';
import { isRow } from '../../row.ts';
import type { End } from '../ended.ts';
import { takeStep } from '../step.ts';
import { causeOf, type Work } from '../work.ts';
import { type Changing, changeOne, type Wanted } from './change.ts';

/** Records looked up at once. */
const batch = 100;

/** The next records after the last one that was done. */
const nextOf = async (
  { context, job, person }: Work,
  { resource }: Changing,
): Promise<[place: string, one: Wanted][]> => {
  const { ids, upTo } = job.asked;
  if (Array.isArray(ids)) {
    const from = Number(job.place ?? 0);
    return ids.slice(from, from + batch).map((one: Wanted, at) => [String(from + at + 1), one]);
  }
  const where = [
    ...chosenBy(resource, await person(), job.asked),
    sql<boolean>`t.id > ${job.place ?? ''} and t.id <= ${String(upTo)}`,
  ];
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(resource.table.name)} as t
    where ${sql.join(where, sql` and `)} order by t.id limit ${batch}`.execute(context.jobsDb);
  return rows.map(({ id }) => [id, { id }]);
};

/** Changes the records of a job one after the other. */
export const runBulk = async (work: Work): Promise<End> => {
  const { context, job, signal } = work;
  const resource = context.resource({ name: job.col });
  const changing: Changing = { resource, answerCall: context.answerCall, cause: causeOf(job) };
  const { fields } = job.asked;
  if (!isRow(fields)) throw new Error('A bulk update says which fields it writes');
  for (let next = await nextOf(work, changing); next.length > 0; next = await nextOf(work, changing)) {
    for (const [place, one] of next) {
      signal.throwIfAborted();
      await takeStep(work, {
        place,
        id: one.id,
        act: (trx, person) => changeOne(trx, changing, person, one, fields),
      });
    }
  }
  return {};
};

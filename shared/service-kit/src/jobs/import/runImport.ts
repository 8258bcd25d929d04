import type { Job, Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { idIn } from '../../calls/body.ts';
import type { Row } from '../../connect.ts';
import { Problem } from '../../problem.ts';
import { type JobContext, startedJob } from '../context.ts';
import { ownJob } from '../own.ts';
import { addJob } from '../table.ts';
import { keepLonger } from './file.ts';

const notTried = () =>
  new Problem(409, 'not-tried', 'Only an import that was tried to its end can be run: wait for tryImport to be done');

/**
 * Imports a file just as it was tried: the same columns into the same fields. Once: whoever asks again gets the import that
 * is under way or done.
 */
export const runImport = async (context: JobContext, person: Person, body: Row, requestId: string): Promise<Job> => {
  const tried = await ownJob(context, person, idIn(body, 'id'));
  if (tried.kind !== 'tryImport' || tried.state !== 'done' || tried.ownerId !== person.id) throw notTried();
  const { col, sub, asked, total } = tried;
  const id = await context.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ ranAs: string | null }>`select json_unquote(json_extract(asked, '$.ranAs')) as ranAs
      from background_jobs where id = ${tried.id} for update`.execute(trx);
    if (rows[0]?.ranAs) return rows[0].ranAs;
    const added = await addJob(trx, { kind: 'import', col, sub, asked, total, person }, requestId);
    await sql`update background_jobs set asked = ${JSON.stringify({ ...asked, ranAs: added })}
      where id = ${tried.id}`.execute(trx);
    await keepLonger(trx, String(asked.file));
    return added;
  });
  return startedJob(context, id);
};

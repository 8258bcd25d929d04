import { type Job, manyRight, type Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { mustBeAllowed } from '../../calls/access.ts';
import { flagIn, idIn } from '../../calls/body.ts';
import type { Database, Row } from '../../connect.ts';
import { Problem } from '../../problem.ts';
import { type JobContext, startedJob } from '../context.ts';
import { ownJob } from '../own.ts';
import { addJob, findJob, type StoredJob } from '../table.ts';
import { undoOf } from './undoable.ts';

const tooLate = () =>
  new Problem(409, 'too-late', 'Only an import that is over and has written something is taken back, within a day');

/** The undo that is under way or done; one that came to no end is begun anew. */
const earlier = async (trx: Database, { id }: StoredJob): Promise<string | undefined> => {
  const { rows } = await sql<{
    undoneAs: string | null;
  }>`select json_unquote(json_extract(asked, '$.undoneAs')) as undoneAs
    from background_jobs where id = ${id} for update`.execute(trx);
  const found = rows[0]?.undoneAs ? await findJob(trx, rows[0].undoneAs) : undefined;
  return found && found.state !== 'failed' && found.state !== 'cancelled' ? found.id : undefined;
};

/**
 * Takes back what an import has written, or only tries to. Once: whoever asks again gets the undo that is under way or done. Whoever
 * asks must still have the right to import there; the rights to each record are asked for again with it.
 */
export const undoImport = async (context: JobContext, person: Person, body: Row, requestId: string): Promise<Job> => {
  const made = await ownJob(context, person, idIn(body, 'id'));
  if (!undoOf(made)) throw tooLate();
  const { col, sub, counts, asked } = made;
  const resource = context.resource({ name: col });
  mustBeAllowed(manyRight(resource.collection, 'import', sub), person, resource.table);
  const total = (counts.created ?? 0) + (counts.changed ?? 0);
  const job = { col, sub, person, total, quiet: true, asked: { import: made.id } };
  if (flagIn(body, 'preview'))
    return startedJob(context, await addJob(context.db, { ...job, kind: 'tryUndo' }, requestId));
  const id = await context.db.transaction().execute(async (trx) => {
    const before = await earlier(trx, made);
    if (before) return before;
    const added = await addJob(trx, { ...job, kind: 'undo' }, requestId);
    await sql`update background_jobs set asked = ${JSON.stringify({ ...asked, undoneAs: added })}
      where id = ${made.id}`.execute(trx);
    return added;
  });
  return startedJob(context, id);
};

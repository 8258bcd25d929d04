import { requirements, type UndoReading, type undoReading } from '@bidwright/contract-opportunities';
import { applyPatch, type CallContext, selectRecords, transact, untilWritten } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { forgetReading, readingOf } from './readings.ts';
import { documentOf } from './readRequirements.ts';

/** Taken back at a time: all of them, or none. */
const maxAtOnce = 50;

/** Takes back what the reading of a document wrote, some at a time, see the contract. */
export const undoReadingOf = (asked: CallContext<typeof undoReading, Db>): Promise<UndoReading> => {
  const { service, db, by, input } = asked;
  const place = service.resource(requirements);
  const write = async (trx: Db): Promise<UndoReading> => {
    // Who reads it meanwhile waits, and finds what is there then: nothing was read before.
    await trx.selectFrom('documents').select('id').where('id', '=', input.document).forUpdate().execute();
    const { id } = await documentOf({ ...asked, db: trx });
    const read = await readingOf(trx, id, maxAtOnce + 1);
    const now = read.slice(0, maxAtOnce);
    const ids = now.map(({ requirementId }) => requirementId);
    const where = [sql<boolean>`t.id in (${sql.join(ids)})`];
    const kept = ids.length > 0 ? await selectRecords(trx, place.table, { where }) : [];
    const versions = new Map(kept.map((one) => [one.id, one.version]));
    const untouched = now.filter(({ requirementId, version }) => versions.get(requirementId) === version);
    for (const { requirementId, before } of untouched)
      await applyPatch(trx, place, requirementId, () => ({ changes: before ?? { status: 'Inactive' } }), by);
    await forgetReading(trx, id, ids);
    return {
      document: id,
      undone: untouched.length,
      kept: now.length - untouched.length,
      isDone: read.length <= maxAtOnce,
    };
  };
  return untilWritten(db, () => transact(db, service.eventSink, write));
};

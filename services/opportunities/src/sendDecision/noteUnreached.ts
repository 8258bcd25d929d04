import type { RecordEvent } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { applyPatch, type Handler, under } from '@bidwright/service-kit';
import { referenceIn, referencesIn } from '../notices/ofBids.ts';
import type { Db } from '../tables.ts';

/** Whom the mail about a decision could not reach stands on it, once. */
export const noteUnreached: Handler<RecordEvent, Db> = async ({ recordId, record, by }, { trx, service }) => {
  const person = referenceIn(record.person);
  const decision = await trx
    .selectFrom('opportunities_decisions')
    .select('parentId')
    .where('id', '=', recordId)
    .executeTakeFirst();
  if (!decision || !person) return;
  const place = under(service.resource(opportunities), 'decisions', decision.parentId);
  const added = (unreached: unknown) => {
    const others = referencesIn(unreached).filter(({ id }) => id !== person.id);
    return { changes: { unreached: [...others, person] } };
  };
  await applyPatch(trx, place, recordId, (kept) => added(kept.unreached), by);
};

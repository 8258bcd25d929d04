import { type noteUse, rfpContent } from '@bidwright/contract-rfp-library';
import { type CallContext, createRecord, Problem, transact, under, untilWritten } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

const mustExist = async (db: Db, ids: readonly string[]) => {
  const rows = await db.selectFrom('rfpContent').select('id').where('id', 'in', ids).execute();
  if (rows.length < ids.length) throw new Problem(404, 'no-record', 'One of these entries is not there any more');
};

/** Notes that some entries were used in a bid: all of them, or none. */
export const noteUses = ({ service, db, by, input }: CallContext<typeof noteUse, Db>): Promise<string[]> => {
  const { entries, opportunity, note } = input;
  const place = service.resource(rfpContent);
  const wanted = [...new Set(entries)];
  const write = async (trx: Db) => {
    await mustExist(trx, wanted);
    const made: string[] = [];
    for (const id of wanted)
      made.push((await createRecord(trx, under(place, 'uses', id), { opportunity, note }, by)).id);
    return made;
  };
  // Who writes some of the same entries meanwhile may be in the way: then it is done again.
  return untilWritten(db, () => transact(db, service.eventSink, write));
};

import type { User } from '@bidwright/contract-admin';
import { monthNumber, type Projection, projections } from '@bidwright/contract-ftes';
import { message, type Person, type Reference } from '@bidwright/contract-kit';
import {
  callsOf,
  copyOf,
  Problem,
  type Row,
  type Service,
  selectRecords,
  transact,
  untilWritten,
} from '@bidwright/service-kit';
import { sql } from 'kysely';
import { plans as t } from '../capacity/plans.ts';
import { bothPlans } from '../folded.ts';
import type { Db } from '../tables.ts';
import { thisMonth } from '../time/thisMonth.ts';

const col = projections.name;

/** Who takes over must work here. Of a person that is not known yet, an event will tell. */
const taker = async (db: Db, to: Reference): Promise<Reference> => {
  const user = await copyOf<User>(db, 'users', to.id);
  if (!user || user.status === 'Active') return { id: to.id, name: user?.name ?? to.name };
  throw new Problem(422, 'invalid', 'This person cannot take anything over', {
    fields: { to: message('validation.invalid') },
  });
};

/** The plans, which nobody else changes until the transaction ends. */
const held = async (trx: Db, service: Service, ids: readonly string[]): Promise<Projection[]> => {
  const wanted = [...new Set(ids)];
  const found = await trx.selectFrom(col).select('id').where('id', 'in', wanted).orderBy('id').forUpdate().execute();
  if (found.length < wanted.length) throw new Problem(404, 'no-record', `Not all of these are in ${col}`);
  const where = [sql<boolean>`${t.id} in (${sql.join(wanted)})`];
  return selectRecords(trx, service.resource(projections).table, { where });
};

/** What somebody is planned for on a bid already; it may be out of use. */
const planOf = async (trx: Db, service: Service, who: string, { opportunity, kind }: Projection) => {
  const where = [sql<boolean>`${t.fteId} = ${who} and ${t.opportunityId} = ${opportunity.id} and ${t.kind} = ${kind}`];
  const [found] = await selectRecords(trx, service.resource(projections).table, { where });
  return found;
};

/**
 * Gives the months from this one on to somebody else, by the very calls that write a plan; what is over stays whose it was. Answers how
 * many plans it did so with.
 */
export const handOver = (
  service: Service,
  db: Db,
  person: Person,
  { ids, to }: { ids: readonly string[]; to: Reference },
  requestId?: string,
): Promise<number> => {
  const answerCall = callsOf(service.resources);
  const move = async (trx: Db) => {
    // First: what is read later is what is there once nobody else changes them.
    const plans = await held(trx, service, ids);
    const fte = await taker(trx, to);
    const write = (call: 'create' | 'update', row: Row) =>
      answerCall(trx, person, call, { ...row, col }, { requestId });
    let moved = 0;
    for (const plan of plans) {
      const { id, opportunity, kind, frequency, contractType, entries } = plan;
      const [over, ahead] = [false, true].map((isAhead) =>
        entries.filter((entry) => monthNumber(entry) >= thisMonth() === isAhead),
      );
      // Others may have been quicker.
      if (plan.status !== 'Active' || plan.fte?.id === fte.id || !ahead?.length) continue;
      const own = await planOf(trx, service, fte.id, plan);
      await write('update', { id, ...(over?.length ? { entries: over } : { status: 'Inactive' }) });
      if (own) {
        const both = bothPlans(own.status === 'Active' ? own.entries : [], ahead);
        await write('update', { id: own.id, entries: both, status: 'Active' });
      } else await write('create', { fte, opportunity, kind, frequency, contractType, entries: ahead });
      moved += 1;
    }
    return moved;
  };
  return untilWritten(db, () => transact(db, service.eventSink, move));
};

import { monthNumber, type Projection } from '@bidwright/contract-ftes';
import type { EventOf } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import { aliasOf, type Db, type Follows } from '../tables.ts';

const w = aliasOf('plannedWork', 'plannedWork');

/** The months in which anything is done by a plan; none where it is out of use. */
const monthsOf = ({ status, entries }: Partial<Projection>): number[] => {
  if (status !== 'Active') return [];
  return (entries ?? []).filter(({ percentAllocated }) => percentAllocated > 0).map((entry) => monthNumber(entry));
};

/** The last month in which somebody works by a plan; nothing where it is of nobody yet, or says what was. */
const lastMonthOf = (plan: Partial<Projection>): number | null => {
  const months = plan.fte && plan.kind === 'planned' ? monthsOf(plan) : [];
  return months.length > 0 ? Math.max(...months) : null;
};

/** The month in which work begins by a plan, whoever does it and whether it is still to come. */
const firstMonthOf = (plan: Partial<Projection>): number | null => {
  const months = monthsOf(plan);
  return months.length > 0 ? Math.min(...months) : null;
};

/** Notes from when and until when work is planned for a bid. An older event changes nothing. */
export const notePlan = async (trx: Db, { recordId, version, record: plan }: EventOf<Projection>): Promise<void> => {
  const known = {
    opportunityId: plan.opportunity?.id ?? '',
    firstMonth: firstMonthOf(plan),
    lastMonth: lastMonthOf(plan),
  };
  const newer = <Value>(column: RawBuilder<Value>, value: Value) =>
    sql<Value>`if(${w.version} <= ${version}, ${value}, ${column})`;
  await trx
    .insertInto('plannedWork')
    .values({ planId: recordId, ...known, version })
    .onDuplicateKeyUpdate({
      opportunityId: newer(w.opportunityId, known.opportunityId),
      firstMonth: newer(w.firstMonth, known.firstMonth),
      lastMonth: newer(w.lastMonth, known.lastMonth),
      version: sql<number>`greatest(${w.version}, ${version})`,
    })
    .execute();
};

export const followPlan: Follows<Projection> = (event, { trx }) => notePlan(trx, event);

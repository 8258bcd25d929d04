import { monthNumber, type Projection } from '@bidwright/contract-ftes';
import type { RecordEvent } from '@bidwright/contract-kit';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** The months in which anything is done by a plan; none where it is out of use. */
const monthsOf = ({ status, entries }: Projection): number[] => {
  if (status !== 'Active') return [];
  return (entries ?? []).filter(({ percentAllocated }) => percentAllocated > 0).map((entry) => monthNumber(entry));
};

/** The last month in which somebody works by a plan; nothing where it is of nobody yet, or says what was. */
const lastMonthOf = (plan: Projection): number | null => {
  const months = plan.fte && plan.kind === 'planned' ? monthsOf(plan) : [];
  return months.length > 0 ? Math.max(...months) : null;
};

/** The month in which work begins by a plan, whoever does it and whether it is still to come. */
const firstMonthOf = (plan: Projection): number | null => {
  const months = monthsOf(plan);
  return months.length > 0 ? Math.min(...months) : null;
};

/** Notes from when and until when work is planned for a bid. An older event changes nothing. */
export const followPlan = async (
  { recordId, version, record }: RecordEvent,
  { trx }: { trx: Database },
): Promise<void> => {
  const plan = record as unknown as Projection;
  const firstMonth = firstMonthOf(plan);
  const lastMonth = lastMonthOf(plan);
  await sql`insert into plannedWork (planId, opportunityId, firstMonth, lastMonth, version)
    values (${recordId}, ${plan.opportunity.id}, ${firstMonth}, ${lastMonth}, ${version})
    on duplicate key update
      opportunityId = if(version <= ${version}, ${plan.opportunity.id}, opportunityId),
      firstMonth = if(version <= ${version}, ${firstMonth}, firstMonth),
      lastMonth = if(version <= ${version}, ${lastMonth}, lastMonth),
      version = greatest(version, ${version})`.execute(trx);
};

import { monthNumber, type Projection } from '@bidwright/contract-ftes';
import type { Handler } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** The last month in which somebody works by a plan; nothing where it is out of use, or of nobody yet, or says what was. */
const lastMonthOf = ({ fte, kind, status, entries }: Projection): number | null => {
  if (!fte || kind !== 'planned' || status !== 'Active') return null;
  const months = (entries ?? [])
    .filter(({ percentAllocated }) => percentAllocated > 0)
    .map((entry) => monthNumber(entry));
  return months.length > 0 ? Math.max(...months) : null;
};

/** Notes until when somebody is planned for a bid. An older event changes nothing. */
export const followPlan: Handler = async ({ recordId, version, record }, { trx }) => {
  const plan = record as unknown as Projection;
  const lastMonth = lastMonthOf(plan);
  await sql`insert into plannedWork (planId, opportunityId, lastMonth, version)
    values (${recordId}, ${plan.opportunity.id}, ${lastMonth}, ${version})
    on duplicate key update
      opportunityId = if(version <= ${version}, ${plan.opportunity.id}, opportunityId),
      lastMonth = if(version <= ${version}, ${lastMonth}, lastMonth),
      version = greatest(version, ${version})`.execute(trx);
};

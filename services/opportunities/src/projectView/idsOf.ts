import { monthNumber } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { addMonths } from '@bidwright/contract-kit/days';
import { maxOfView, opportunities, type ProjectView, projectViewsOf } from '@bidwright/contract-opportunities';
import { type Database, inScope, Problem, tableOf } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { contract, counted, d, invoice } from '../contractFigures/counted.ts';
import { among, idsOf, lookupsIn } from '../reports/lookups.ts';
import { aliasOf, t } from '../tables.ts';

type Sql = RawBuilder<unknown>;

/** Months before a contract's end from which on it counts as ending. */
const soon = 6;

const table = tableOf(opportunities);
const p = aliasOf('plannedWork', 'p');

const views: Record<ProjectView, (today: string) => { where: Sql; order: Sql }> = {
  ending: (today) => ({
    where: sql`f.ends between ${today} and ${addMonths(today, soon)}`,
    order: sql`f.ends`,
  }),
  overBudget: () => ({
    where: sql`f.invoiced > coalesce(f.amount, ${t.winningAmount}, ${t.estimatedBudgetAmount})`,
    order: sql`f.invoiced desc`,
  }),
  notStaffed: (today) => ({
    // What has ended needs nobody any more.
    where: sql`(f.ends is null or f.ends >= ${today}) and not exists (select 1 from ${p} where ${p.opportunityId} = ${t.id}
      and ${p.lastMonth} >= ${monthNumber({ year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) })})`,
    order: sql`${t.dueDate} desc`,
  }),
  noContract: () => ({ where: sql`f.contracts is null or f.contracts = 0`, order: sql`${t.dueDate} desc` }),
};

/** The ids of the projects of a view that are not closed, the most pressing first. */
export const projectsIn = async (
  db: Database,
  person: Person,
  { view, today }: { view: ProjectView; today: string },
): Promise<string[]> => {
  if (!projectViewsOf(person).includes(view)) throw new Problem(403, 'forbidden', 'You have no right to see plans');
  const won = idsOf(await lookupsIn(db), 'Won');
  const { where, order } = views[view](today);
  const conditions = [
    sql`${t.status} = 'Active'`,
    sql`${t.closedOn} is null`,
    sql`(${among(t.opportunityStatusId, won)} or ${t.type} = 'Project')`,
    ...inScope(table, opportunities.rights.read(person)),
    sql`(${where})`,
  ];
  const { rows } = await sql<{ id: string }>`with f as (select ${d.opportunityId},
      sum(${d.documentType} = ${contract}) as contracts,
      max(case when ${d.documentType} = ${contract} then coalesce(${d.endDate}, ${d.startDate}) end) as ends,
      sum(case when ${d.documentType} = ${contract} then ${d.amount} end) as amount,
      sum(case when ${d.documentType} = ${invoice} then ${d.amount} end) as invoiced
    from ${d} where ${counted} group by ${d.opportunityId})
    select ${t.id} from ${t} left join f on f.opportunityId = ${t.id}
    where ${sql.join(conditions, sql` and `)} order by ${order}, ${t.id} limit ${maxOfView}`.execute(db);
  return rows.map(({ id }) => id);
};

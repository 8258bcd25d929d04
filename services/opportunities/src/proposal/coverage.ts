import type { ProposalPlan } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { aliasOf } from '../tables.ts';

type Coverage = ProposalPlan['coverage'];

const [r, s] = [aliasOf('requirements', 'r'), aliasOf('proposalSections', 's')];

/** The section in which the proposal answers requirement `r` has a writer. */
const hasWriter = sql<boolean>`exists (select 1 from ${s} where ${s.opportunityId} = ${r.opportunityId}
  and ${s.status} = 'Active' and ${s.writerId} is not null and ${s.title} = ${r.proposalSection})`;

const ofBid = (bid: RawBuilder<unknown>) =>
  sql<boolean>`${r.opportunityId} = ${bid} and ${r.status} = 'Active' and ${r.state} <> 'Not applicable'`;

const [p, q] = [aliasOf('proposalSections', 'p'), aliasOf('proposalSteps', 'q')];

/** Of a bid whose proposal is planned: its steps and sections that are late on a day. */
export const lateIn = (bid: RawBuilder<unknown>, today: string): RawBuilder<number> => sql<number>`(
  (select count(*) from ${q} where ${q.opportunityId} = ${bid} and ${q.status} = 'Active' and ${q.doneOn} is null
    and ${q.day} < ${today}) +
  (select count(*) from ${p} where ${p.opportunityId} = ${bid} and ${p.status} = 'Active' and ${p.state} <> 'Done'
    and ${p.due} < ${today}))`;

/** Of a bid whose proposal is planned: requirements that nobody has to answer. */
export const uncoveredIn = (bid: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*) from ${r} where ${ofBid(bid)} and ${r.state} not in ('Written', 'Reviewed') and not ${hasWriter}
    and exists (select 1 from ${p} where ${p.opportunityId} = ${bid} and ${p.status} = 'Active'))`;

/** How many requirements of a bid are to be answered, how many have a section with a writer, and how many are answered. */
export const coverageOf = async (db: Database, bid: string): Promise<Coverage> => {
  const { rows } = await sql<Record<keyof Coverage, number | string | null>>`select
      count(*) as requirements, sum(${hasWriter}) as withWriter, sum(${r.state} in ('Written', 'Reviewed')) as answered,
      ${uncoveredIn(sql`${bid}`)} as uncovered
    from ${r} where ${ofBid(sql`${bid}`)}`.execute(db);
  const { requirements = 0, withWriter = 0, answered = 0, uncovered = 0 } = rows[0] ?? {};
  return {
    requirements: Number(requirements),
    withWriter: Number(withWriter),
    answered: Number(answered),
    uncovered: Number(uncovered),
  };
};

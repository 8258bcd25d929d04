import { coverageBands, fewestDecided } from '@bidwright/contract-opportunities';
import { columnsOf } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { isAnswered, isToAnswer, r } from '../requirements/counted.ts';
import { inPeriod } from './basis.ts';
import { b, bids } from './bids.ts';
import { share } from './dimension.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

const p = columnsOf<{ opportunityId: string; kind: string; requirements: number; covered: number }>('p');

/** How many requirements each bid had to answer, of each kind where `byKind`, and how many its proposal covered, as a table `p`. */
const covered = (byKind: boolean): RawBuilder<unknown> => sql`p as (select ${r.opportunityId},
    ${byKind ? r.kind : sql`null`} as kind, count(*) as requirements, sum(${isAnswered}) as covered
  from ${r} where ${isToAnswer} group by ${r.opportunityId}${byKind ? sql`, ${r.kind}` : sql``})`;

const band = sql`case ${sql.join(
  coverageBands.map((from) => sql`when ${p.covered} * 100 >= ${p.requirements} * ${from} then ${String(from)}`),
  sql` `,
)} end`;

/** How bids ended by how much of what was demanded their proposals covered. A bid stands in the row of each kind that it had to answer. */
export const coveredRequirements = (view: View): Grouped => {
  const [won, lost] = ['Won', 'Lost'].map((category) => sql`${b.category} = ${category}`);
  const byKind = view.by === 'requirementKind';
  return {
    tables: [bids(view, { categories: ['Won', 'Lost'], decided: true }), covered(byKind)],
    from: sql`b join p on ${p.opportunityId} = ${b.id}`,
    where: [inPeriod(view)],
    key: byKind ? p.kind : band,
    across: view.across ? { key: band } : undefined,
    measures: {
      bids: { once: true },
      won: { when: won, once: true },
      lost: { when: lost, once: true },
      requirements: { sum: p.requirements },
      covered: { when: sql`${p.covered} > 0`, sum: p.covered },
    },
    follow: ({ won: wins = 0, lost: losses = 0, requirements = 0, covered: answered = 0 }) => ({
      winRate: wins + losses < fewestDecided ? null : share(wins, wins + losses),
      coveredShare: share(answered, requirements),
    }),
    without: { unread: sql`${p.opportunityId} is null and ${inPeriod(view)}` },
    all: sql`b left join p on ${p.opportunityId} = ${b.id}`,
  };
};

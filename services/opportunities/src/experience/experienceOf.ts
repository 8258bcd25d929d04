import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { Decided, Experience } from '@bidwright/contract-opportunities';
import { copiesOf, Problem } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { among } from '../reports/lookups.ts';
import { aliasOf, type Db, t } from '../tables.ts';

type Condition = RawBuilder<unknown>;

const bidIn = async (db: Db, id: string) => {
  const bid = await db
    .selectFrom('opportunities as t')
    .leftJoin('opportunities as o', (on) =>
      on.on('t.isRecompete', '=', 1).onRef('o.id', '=', 't.originalOpportunityId'),
    )
    .select(['t.id', 't.clientId', 't.clientName', 't.projectTypeId', 't.projectTypeName'])
    // Of the bid that it follows as a recompete.
    .select([
      'o.solicitationName as originalName',
      'o.opportunityStatusId as originalStatusId',
      'o.winningFirmName as originalFirm',
    ])
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (!bid) throw new Problem(404, 'no-record', 'There is no such opportunity');
  return bid;
};

type Bid = Awaited<ReturnType<typeof bidIn>>;

const [s, mine] = [aliasOf('opportunities_subContractor', 's'), aliasOf('opportunities_subContractor', 'mine')];

/** The names have the indexes. */
const like = ({ id, clientId, clientName, projectTypeId, projectTypeName }: Bid) => ({
  client: sql`${t.clientName} = ${clientName} and ${t.clientId} = ${clientId}`,
  work: sql`${t.projectTypeName} = ${projectTypeName} and ${t.projectTypeId} = ${projectTypeId}`,
  partners: sql`${t.id} in (select ${s.recordId} from ${s} join ${mine} on ${mine.refId} = ${s.refId}
    where ${mine.recordId} = ${id})`,
});

type Likeness = keyof ReturnType<typeof like>;

interface Rival {
  firm: string | null;
  count: number;
  theirs: string;
  ours: string;
}

const rivalsOf = (rows: readonly Rival[]): Experience['rivals'] => {
  const sum = (field: 'count' | 'theirs' | 'ours') => rows.reduce((total, row) => total + Number(row[field]), 0);
  const named = rows.filter(({ firm }) => firm !== null).toSorted((one, other) => other.count - one.count);
  return {
    count: sum('count'),
    price: rows.length > 0 ? sum('theirs') / sum('ours') : null,
    firm: named[0]?.firm ?? null,
  };
};

/** What the firm's other bids say of one: how those like it ended, and who won what we lost. */
export const experienceOf = async (db: Db, id: string): Promise<Experience> => {
  const [bid, statuses] = await Promise.all([bidIn(db, id), copiesOf<OpportunityStatus>(db, 'opportunityStatus')]);
  const idsOf = (category: string) => statuses.filter((status) => status.category === category).map((one) => one.id);
  const [won, lost] = [idsOf('Won'), idsOf('Lost')];
  const of = like(bid);
  const others = (ids: string[]): Condition =>
    sql`${t.status} = 'Active' and ${t.id} <> ${id} and ${among(t.opportunityStatusId, ids)}`;
  const tally = (name: Likeness) => sql`select ${name} as name, count(*) as decided,
      coalesce(sum(${among(t.opportunityStatusId, won)}), 0) as won
    from ${t} where ${others([...won, ...lost])} and ${of[name]}`;
  const [tallies, rivals] = await Promise.all([
    sql<
      Decided & { name: Likeness }
    >`${tally('client')} union all ${tally('work')} union all ${tally('partners')}`.execute(db),
    sql<Rival>`select ${t.winningFirmName} as firm, count(*) as count, sum(${t.winningAmount}) as theirs,
        sum(${t.estimatedBudgetAmount}) as ours
      from ${t} where ${others(lost)} and ((${of.client}) or (${of.work}))
        and ${t.winningAmount} > 0 and ${t.estimatedBudgetAmount} > 0
      group by ${t.winningFirmId}, ${t.winningFirmName} order by firm`.execute(db),
  ]);
  const decided = (name: Likeness): Decided => {
    const found = tallies.rows.find((row) => row.name === name);
    return { won: Number(found?.won ?? 0), decided: Number(found?.decided ?? 0) };
  };
  const { originalName, originalStatusId, originalFirm } = bid;
  const isDecided = [...won, ...lost].includes(originalStatusId ?? '');
  return {
    client: decided('client'),
    work: decided('work'),
    partners: decided('partners'),
    rivals: rivalsOf(rivals.rows),
    original:
      originalName !== null && isDecided
        ? { name: originalName, isOurs: won.includes(originalStatusId ?? ''), firm: originalFirm }
        : null,
  };
};

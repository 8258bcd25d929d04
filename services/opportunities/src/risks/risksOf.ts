import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { Person } from '@bidwright/contract-kit';
import { addDays, dayOf, daysBetween } from '@bidwright/contract-kit/days';
import {
  deadlineRisk,
  maxRisks,
  opportunities,
  type Pace,
  type RiskyBid,
  riskFactsOf,
  usualDays,
} from '@bidwright/contract-opportunities';
import { copiesOf, type Database, inScope, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Paces } from '../pace/keptPaces.ts';
import { lateIn, uncoveredIn } from '../proposal/coverage.ts';
import { aliasOf, type Tables, t } from '../tables.ts';

/** Days ahead in which bids are looked at, and days for which a late one counts as forgotten rather than at risk. */
const ahead = 45;
const behind = 90;
/** Bids within so many days of each other keep one manager busy. */
const near = 7;
/** Bids that are looked at, at most. */
const max = 1000;

interface Row {
  id: string;
  name: string;
  client: string;
  statusId: string;
  teams: number;
  managerId: string | null;
  dueDate: string;
  dateQnA: string | null;
  decisionDueDate: string | null;
  estimatedBudgetAmount: number | null;
  chance: string | null;
  documents: string | null;
  /** The latest Go or No-go that no other decision has replaced. */
  decided: 'Go' | 'No-go' | null;
  dueMoved: number | null;
  planLate: number;
  uncovered: number;
  dateUpdated: number;
}

const table = tableOf(opportunities);

const i = aliasOf('opportunities_teamsInvolved', 'i');
const d = aliasOf('documents', 'd');
const [x, y] = [aliasOf('opportunities_decisions', 'x'), aliasOf('opportunities_decisions', 'y')];
const c = aliasOf('opportunities_changeLog', 'c');

const day = (column: keyof Tables['opportunities']) => sql`date_format(${t[column]}, '%Y-%m-%d') as ${sql.ref(column)}`;

/** Open bids that the person may read and that are due about now, with what their risk follows from. */
const openBids = async (db: Database, person: Person, today: string): Promise<Row[]> => {
  const statuses = await copiesOf<OpportunityStatus>(db, 'opportunityStatus');
  const open = statuses.filter(({ category }) => (category ?? 'Open') === 'Open').map(({ id }) => id);
  if (open.length === 0) return [];
  const where = [
    sql<boolean>`${t.status} = 'Active' and ${t.opportunityStatusId} in (${sql.join(open)})`,
    sql<boolean>`${t.dueDate} between ${addDays(today, -behind)} and ${addDays(today, ahead + near)}`,
    ...inScope(table, opportunities.rights.read(person)),
  ];
  const { rows } = await sql<Row>`select ${t.id}, ${t.solicitationName} as name, ${t.clientName} as client,
      ${t.opportunityStatusId} as statusId,
      (select count(*) from ${i} where ${i.recordId} = ${t.id}) as teams,
      ${t.rfpManagerId} as managerId, ${t.estimatedBudgetAmount}, ${t.chanceId} as chance, ${t.dateUpdated},
      ${day('dueDate')}, ${day('dateQnA')}, ${day('decisionDueDate')},
      (select group_concat(distinct ${d.documentType}) from ${d}
        where ${d.opportunityId} = ${t.id} and ${d.status} = 'Active') as documents,
      (select ${x.kind} from ${x} where ${x.parentId} = ${t.id} and ${x.kind} in ('Go', 'No-go')
        and not exists (select 1 from ${y} where ${y.parentId} = ${t.id} and ${y.supersedes} = ${x.id})
        order by ${x.decidedOn} desc, ${x.dateCreated} desc, ${x.id} desc limit 1) as decided,
      (select max(${c.dateUpdated}) from ${c}
        where ${c.parentId} = ${t.id} and ${c.field} = 'dueDate') as dueMoved,
      ${lateIn(sql`${t.id}`, today)} as planLate, ${uncoveredIn(sql`${t.id}`)} as uncovered
    from ${t} where ${sql.join(where, sql` and `)} order by ${t.dueDate}, ${t.id} limit ${max}`.execute(db);
  return rows;
};

/** Other bids of the same manager that are due about the same time. */
const othersOf = (row: Row, rows: readonly Row[]) =>
  rows.filter(
    ({ id, managerId, dueDate }) =>
      id !== row.id &&
      managerId !== null &&
      managerId === row.managerId &&
      Math.abs(daysBetween(row.dueDate, dueDate)) <= near,
  ).length;

const riskyBid = (row: Row, rows: readonly Row[], paces: readonly Pace[], today: string): RiskyBid => {
  const { id, name, client, statusId, teams, dueDate, managerId, documents, decided, ...more } = row;
  const { dueMoved, planLate, uncovered, dateUpdated, ...bid } = more;
  const facts = riskFactsOf({
    today,
    bid: { ...bid, dueDate, rfpManager: managerId === null ? null : { id: managerId, name: '' } },
    documents: new Set(documents?.split(',')),
    isGo: decided === 'Go',
    planLate,
    uncovered,
    others: othersOf(row, rows),
    usualDays: usualDays(paces, statusId, teams),
    dueMovedOn: dueMoved === null ? null : dayOf(dueMoved),
    touchedOn: dayOf(dateUpdated),
  });
  return { id, name, client, dueDate, risk: deadlineRisk(facts) };
};

/** The bids that are least likely to be ready in time; of equal ones those first that are due nearest to today. */
export const risksOf = async (db: Database, known: Paces, person: Person, today: string): Promise<RiskyBid[]> => {
  const [rows, paces] = await Promise.all([openBids(db, person, today), known()]);
  const last = addDays(today, ahead);
  const distance = ({ dueDate }: RiskyBid) => Math.abs(daysBetween(today, dueDate));
  return rows
    .filter(({ dueDate }) => dueDate <= last)
    .map((row) => riskyBid(row, rows, paces, today))
    .filter(({ risk }) => risk.level !== 'low')
    .toSorted((one, other) => other.risk.score - one.risk.score || distance(one) - distance(other))
    .slice(0, maxRisks);
};

import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { Match, Person } from '@bidwright/contract-kit';
import { type CalendarAsked, maxInCalendar, opportunities } from '@bidwright/contract-opportunities';
import { copiesOf, inScope, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { type Db, t } from '../tables.ts';
import { type DatedBid, datedBids } from './datedBids.ts';

/** How long what was due stays in the calendar, in days. */
const kept = 365;

const table = tableOf(opportunities);

const own = ({ id }: Person): Match[] => [
  { field: 'ownerUser', ids: [id] },
  { field: 'rfpManager', ids: [id] },
];

const ofTeams = ({ teams }: Person): Match[] => [
  { field: 'teamsInvolved', ids: teams },
  { field: 'primaryTeam', ids: teams },
];

const among = async (db: Db, person: Person, scope: CalendarAsked['scope']) => {
  if (scope === 'all') return [];
  const rows = await db
    .selectFrom('opportunities_followers')
    .select('parentId')
    .distinct()
    .where('addedById', '=', person.id)
    .limit(maxInCalendar)
    .execute();
  const followed = { field: 'id', ids: rows.map(({ parentId }) => parentId) };
  return inScope(table, [...own(person), ...(scope === 'teams' ? ofTeams(person) : []), followed]);
};

/** The bids that are open or sent and that the person may see and wants to, those first that are due first. */
export const datesOf = async (
  db: Db,
  person: Person,
  scope: CalendarAsked['scope'],
  today: string,
): Promise<DatedBid[]> => {
  const statuses = await copiesOf<OpportunityStatus>(db, 'opportunityStatus');
  const open = statuses.filter(({ category }) => (category ?? 'Open') === 'Open').map(({ id }) => id);
  const sent = statuses.filter(({ category }) => category === 'Submitted').map(({ id }) => id);
  if (open.length + sent.length === 0) return [];
  const where = [
    sql<boolean>`${t.status} = 'Active' and ${t.opportunityStatusId} in (${sql.join([...open, ...sent])})`,
    sql<boolean>`${t.dueDate} >= date_sub(${today}, interval ${kept} day)`,
    ...inScope(table, opportunities.rights.read(person)),
    ...(await among(db, person, scope)),
  ];
  return datedBids(db, where, { open });
};

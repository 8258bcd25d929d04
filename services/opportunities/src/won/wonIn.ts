import { type AskedOf, message, type Person, wholeRecord } from '@bidwright/contract-kit';
import { maxWon, opportunities, type wonIn } from '@bidwright/contract-opportunities';
import { type Database, inScope, Problem, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { changes } from '../reports/bids.ts';
import { among, idsOf, lookupsIn } from '../reports/lookups.ts';
import { aliasOf, l, t } from '../tables.ts';

const d = aliasOf('opportunities_decisions', 'd');
const n = aliasOf('opportunities_decisions', 'n');

const table = tableOf(opportunities);

/** The day of the award, where somebody wrote it down. */
const decided = sql`(select max(${d.decidedOn}) from ${d} where ${d.parentId} = ${t.id} and ${d.kind} = 'Won'
  and not exists (select 1 from ${n} where ${n.parentId} = ${t.id} and ${n.supersedes} = ${d.id}))`;

/** Else the day on which the bid came to its status, as UTC has it. */
const moved = sql`date('1970-01-01' + interval coalesce((select max(${l.dateUpdated}) from ${changes('fields')}
  where ${l.parentId} = ${t.id} and ${l.field} in ('opportunityStatus', ${wholeRecord})), ${t.dateCreated}) second)`;

const tooMany = () =>
  new Problem(422, 'invalid', `More than ${maxWon} bids were won in these days`, {
    fields: { from: message('wonIn.tooMany', { max: maxWon }) },
  });

/** The ids of the bids that stand won and were won from one day to another, the latest first. So many that not all can be told are refused. */
export const idsWonIn = async (
  db: Database,
  person: Person,
  { from, to }: AskedOf<typeof wonIn>,
): Promise<string[]> => {
  const won = idsOf(await lookupsIn(db), 'Won');
  const conditions = [
    sql`${t.status} = 'Active'`,
    among(t.opportunityStatusId, won),
    ...inScope(table, opportunities.rights.read(person)),
  ];
  const days = [sql`true`, ...(from ? [sql`w.wonOn >= ${from}`] : []), ...(to ? [sql`w.wonOn <= ${to}`] : [])];
  const { rows } = await sql<{ id: string }>`select w.id from
    (select ${t.id}, coalesce(${decided}, ${moved}) as wonOn from ${t} where ${sql.join(conditions, sql` and `)}) as w
    where ${sql.join(days, sql` and `)} order by w.wonOn desc, w.id limit ${maxWon + 1}`.execute(db);
  if (rows.length > maxWon) throw tooMany();
  return rows.map(({ id }) => id);
};

import type { User } from '@bidwright/contract-admin';
import { actuals, ofMyBids, type personMonths, projections } from '@bidwright/contract-ftes';
import { type AnswerOf, has, may, type Person } from '@bidwright/contract-kit';
import { copyOf, inScope, Problem, selectRecords, tableOf } from '@bidwright/service-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { plans as p } from '../capacity/plans.ts';
import { actualHours as h } from '../hours/worked.ts';
import type { Db } from '../tables.ts';

const planned = tableOf(projections);
const worked = tableOf(actuals);

const isOnMyBids = async (db: Db, asker: Person, id: string): Promise<boolean> => {
  const [mine] = inScope(planned, ofMyBids(asker));
  if (!mine) return false;
  const { rows } = await sql`select 1 from ${p}
    where ${p.fteId} = ${id} and ${p.status} = 'Active' and ${mine} limit 1`.execute(db);
  return rows.length > 0;
};

/** Whose year somebody may open: see table E of the product's description. */
const mayOpen = async (db: Db, asker: Person, id: string): Promise<boolean> => {
  if (asker.id === id || has(asker, 'Operations')) return true;
  if (asker.permissions.includes('Team Lead')) {
    const teams = (await copyOf<User>(db, 'users', id))?.teams ?? [];
    if (teams.some((team) => asker.teams.includes(team.id))) return true;
  }
  return asker.permissions.includes('Project Manager') && isOnMyBids(db, asker, id);
};

type Columns = Record<'fteId' | 'status', RawBuilder<unknown>>;

const ofPerson = ({ fteId, status }: Columns, id: string) => [
  sql<SqlBool>`${fteId} = ${id}`,
  sql<SqlBool>`${status} = 'Active'`,
];

/** What a person is planned for and has worked, as far as the asker may see it. */
export const monthsOf = async (
  db: Db,
  asker: Person,
  person: string | null,
): Promise<AnswerOf<typeof personMonths>> => {
  const id = person ?? asker.id;
  if (!(await mayOpen(db, asker, id))) throw new Problem(403, 'forbidden', 'You have no right to see these months');
  const plans = await selectRecords(db, planned, {
    where: [
      ...ofPerson(p, id),
      sql<SqlBool>`${p.kind} = 'planned'`,
      ...inScope(planned, projections.rights.read(asker)),
    ],
  });
  const hours = may(actuals.rights.read, asker)
    ? await selectRecords(db, worked, { where: [...ofPerson(h, id), ...inScope(worked, actuals.rights.read(asker))] })
    : null;
  return { planned: plans, actual: hours };
};

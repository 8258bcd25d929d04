import type { User } from '@bidwright/contract-admin';
import {
  type Actual,
  actuals,
  ofMyBids,
  type Projection,
  type personMonths,
  projections,
} from '@bidwright/contract-ftes';
import { type AnswerOf, has, may, type Person } from '@bidwright/contract-kit';
import { copyOf, type Database, inScope, Problem, selectRecords, tableOf } from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';

const planned = tableOf(projections);
const worked = tableOf(actuals);

const isOnMyBids = async (db: Database, asker: Person, id: string): Promise<boolean> => {
  const [mine] = inScope(planned, ofMyBids(asker));
  if (!mine) return false;
  const { rows } = await sql`select 1 from projections as t
    where t.fteId = ${id} and t.status = 'Active' and ${mine} limit 1`.execute(db);
  return rows.length > 0;
};

/** Whose year somebody may open: see table E of the product's description. */
const mayOpen = async (db: Database, asker: Person, id: string): Promise<boolean> => {
  if (asker.id === id || has(asker, 'Operations')) return true;
  if (asker.permissions.includes('Team Lead')) {
    const teams = (await copyOf<User>(db, 'users', id))?.teams ?? [];
    if (teams.some((team) => asker.teams.includes(team.id))) return true;
  }
  return asker.permissions.includes('Project Manager') && isOnMyBids(db, asker, id);
};

const ofPerson = (id: string) => [sql<SqlBool>`t.fteId = ${id}`, sql<SqlBool>`t.status = 'Active'`];

/** What a person is planned for and has worked, as far as the asker may see it. */
export const monthsOf = async (
  db: Database,
  asker: Person,
  person: string | null,
): Promise<AnswerOf<typeof personMonths>> => {
  const id = person ?? asker.id;
  if (!(await mayOpen(db, asker, id))) throw new Problem(403, 'forbidden', 'You have no right to see these months');
  const plans = await selectRecords(db, planned, {
    where: [...ofPerson(id), sql<SqlBool>`t.kind = 'planned'`, ...inScope(planned, projections.rights.read(asker))],
  });
  const hours = may(actuals.rights.read, asker)
    ? await selectRecords(db, worked, { where: [...ofPerson(id), ...inScope(worked, actuals.rights.read(asker))] })
    : null;
  return { planned: plans as unknown as Projection[], actual: hours as unknown as Actual[] | null };
};

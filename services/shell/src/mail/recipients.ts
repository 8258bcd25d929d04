import { meantAmong } from '@bidwright/contract-shell';
import { isId } from '@bidwright/service-kit';
import { type Colleague, colleagues } from '../accounts/colleagues.ts';
import type { Db } from '../tables.ts';

export interface Addressed {
  to: string[];
  roles: string[];
  teams: string[];
  /** Ids of lists of recipients. */
  lists: string[];
}

const pointedAt = async (db: Db, table: 'mailLists_people' | 'mailLists_teams', lists: string[]) => {
  const rows = await db.selectFrom(table).select('refId').where('recordId', 'in', lists).execute();
  return rows.map(({ refId }) => refId);
};

/** All who stand in some lists that are in use. */
const meantByLists = async (
  db: Db,
  named: string[],
): Promise<Pick<Addressed, 'roles' | 'teams'> & { people: string[] }> => {
  const ids = named.filter(isId);
  if (ids.length === 0) return { people: [], roles: [], teams: [] };
  const rows = await db
    .selectFrom('mailLists')
    .select(['id', 'roles'])
    .where('id', 'in', ids)
    .where('status', '=', 'Active')
    .execute();
  if (rows.length === 0) return { people: [], roles: [], teams: [] };
  const found = rows.map(({ id }) => id);
  return {
    people: await pointedAt(db, 'mailLists_people', found),
    roles: rows.flatMap(({ roles }) => roles),
    teams: await pointedAt(db, 'mailLists_teams', found),
  };
};

/** Everybody who works here and is meant, as of now. */
export const recipientsOf = async (db: Db, { to, roles, teams, lists }: Addressed): Promise<Colleague[]> => {
  const listed = await meantByLists(db, lists);
  return meantAmong(await colleagues(db), {
    people: [...to, ...listed.people],
    roles: [...roles, ...listed.roles],
    teams: [...teams, ...listed.teams],
  });
};

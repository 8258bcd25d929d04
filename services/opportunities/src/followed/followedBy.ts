import type { Person } from '@bidwright/contract-kit';
import { maxFollowed } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** The ids of the bids that a person follows, the latest first. */
export const followedBy = async (db: Database, { id }: Person): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select f.parentId as id from opportunities_followers as f
    join opportunities as o on o.id = f.parentId and o.status = 'Active'
    where f.addedById = ${id}
    order by f.dateCreated desc, f.parentId desc limit ${maxFollowed}`.execute(db);
  return rows.map(({ id }) => id);
};

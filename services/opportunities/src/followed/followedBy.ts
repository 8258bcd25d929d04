import type { Person } from '@bidwright/contract-kit';
import { maxFollowed } from '@bidwright/contract-opportunities';
import type { Db } from '../tables.ts';

/** The ids of the bids that a person follows, the latest first. */
export const followedBy = async (db: Db, { id }: Person): Promise<string[]> => {
  const rows = await db
    .selectFrom('opportunities_followers as f')
    .innerJoin('opportunities as o', 'o.id', 'f.parentId')
    .select('o.id')
    .where('o.status', '=', 'Active')
    .where('f.addedById', '=', id)
    .orderBy('f.dateCreated', 'desc')
    .orderBy('f.parentId', 'desc')
    .limit(maxFollowed)
    .execute();
  return rows.map((row) => row.id);
};

import type { Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { notificationsOf } from './rules.ts';

/** How many notifications the person has not read. */
export const unreadOf = async (db: Db, person: Pick<Person, 'id' | 'permissions'>): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`select count(*) as unread from ${notificationsOf(person)} as t
    where ${sql.ref('t.read')} = 0`.execute(db);
  return rows[0]?.unread ?? 0;
};

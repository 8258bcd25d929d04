import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { type Found, otherThan, shown } from './found.ts';

/** Case, spaces and dashes tell no two numbers apart. */
const bare = (number: string) => number.replace(/[\s-]/g, '');

/** Bids with a number, however it is spelled. */
export const sameNumbered = async (db: Database, number: string | null, but: string, max: number): Promise<Found[]> => {
  const wanted = bare(number ?? '');
  if (!wanted) return [];
  const { rows } = await sql<Found>`select ${shown} from opportunities
    where bareNumber = ${wanted} and ${otherThan(but)} and status = 'Active' limit ${max}`.execute(db);
  return rows;
};

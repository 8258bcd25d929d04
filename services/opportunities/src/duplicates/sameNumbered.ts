import type { Db } from '../tables.ts';
import { bidsBut, type Found } from './found.ts';

/** Case, spaces and dashes tell no two numbers apart. */
export const bare = (number: string) => number.replace(/[\s-]/g, '');

/** Bids with a number, however it is spelled. */
export const sameNumbered = async (db: Db, number: string | null, but: string, max: number): Promise<Found[]> => {
  const wanted = bare(number ?? '');
  if (!wanted) return [];
  return bidsBut(db, but).where('bareNumber', '=', wanted).limit(max).execute();
};

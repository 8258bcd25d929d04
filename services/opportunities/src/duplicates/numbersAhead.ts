import type { Db } from '../tables.ts';
import { bare } from './sameNumbered.ts';

/** Numbers of which a transaction knows that no bid has them but the one that they are written of. */
const free = new WeakMap<Db, Set<string>>();

/** The database takes letters for the same that have marks: of others than these it alone knows which are. */
const isPlain = (number: string) => /^[\x21-\x7e]*$/.test(number);

const folded = (number: string | null) => bare(number ?? '').toLowerCase();

/** Looks up at once which of the numbers that many bids will have are nobody's yet, nor that of a bid that may come back into use. */
export const numbersAhead = async (db: Db, numbers: (string | null)[]): Promise<void> => {
  const times = new Map<string, number>();
  for (const number of numbers.map(folded)) times.set(number, (times.get(number) ?? 0) + 1);
  const wanted = [...times].flatMap(([number, count]) => (number && count === 1 ? number : []));
  if (wanted.length === 0 || ![...times.keys()].every(isPlain)) return;
  const rows = await db
    .selectFrom('opportunities')
    .select('bareNumber')
    .distinct()
    .where('bareNumber', 'in', wanted)
    .execute();
  const taken = new Set(rows.map(({ bareNumber }) => folded(bareNumber)));
  if ([...taken].every(isPlain)) free.set(db, new Set(wanted.filter((number) => !taken.has(number))));
};

/** Is it known that no bid has this number? */
export const isFree = (db: Db, number: string): boolean => free.get(db)?.has(folded(number)) ?? false;

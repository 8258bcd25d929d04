import type { AskedOf } from '@bidwright/contract-kit';
import { type Duplicate, type duplicates, maxDuplicates } from '@bidwright/contract-opportunities';
import type { Db } from '../tables.ts';
import { sameNumbered } from './sameNumbered.ts';
import { similarlyNamed } from './similarlyNamed.ts';

/** Bids that may be the one that is filled in, those with its number first. Whoever works on bids sees all of them. */
export const duplicatesOf = async (db: Db, asked: AskedOf<typeof duplicates>): Promise<Duplicate[]> => {
  const { but, client, solicitationName: name, solicitationNumber } = asked;
  const numbered = await sameNumbered(db, solicitationNumber, but ?? '', maxDuplicates);
  const similar = await similarlyNamed(db, { client, name, but: but ?? '' });
  const known = new Set(numbered.map(({ id }) => id));
  return [
    ...numbered.map((found) => ({ ...found, same: 'number' as const })),
    ...similar.filter(({ id }) => !known.has(id)).map((found) => ({ ...found, same: 'name' as const })),
  ].slice(0, maxDuplicates);
};

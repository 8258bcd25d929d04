import type { Reference } from '@bidwright/contract-kit';
import type { Db } from '../tables.ts';
import { bidsBut, type Found } from './found.ts';

/** Bids of one client that are compared, the newest. */
const compared = 500;

/** Names are similar when they share so much of their words. */
const enough = 0.5;

const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );

const isSimilar = (one: Set<string>, other: Set<string>): boolean => {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0 && shared / (one.size + other.size - shared) >= enough;
};

/** Bids of a client whose names say the same, the newest first. */
export const similarlyNamed = async (
  db: Db,
  { client, name, but }: { client: Reference | null; name: string | null; but: string },
): Promise<Found[]> => {
  const words = wordsOf(name ?? '');
  if (!client || words.size === 0) return [];
  const rows = await bidsBut(db, but)
    .where('clientName', '=', client.name)
    .where('clientId', '=', client.id)
    .orderBy('dateCreated', 'desc')
    .limit(compared)
    .execute();
  return rows.filter((row) => isSimilar(words, wordsOf(row.solicitationName)));
};

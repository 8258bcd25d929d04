import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet } from 'jose';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../connect.ts';
import { type Repeated, repeat } from '../repeat.ts';
import { now } from '../writes/newRecord.ts';
import { algorithm, type SigningKey } from './token.ts';

/** Seconds after which a service makes itself another pair. */
const rollAfterS = 30 * 24 * 60 * 60;

/** A new pair signs so many seconds after it was published: by then all others and all instances have read of it. */
const announcedS = 180;

/** Seconds for which the one before stays published: its last tokens are long void. */
const keptS = 600;

/** How often an instance looks at what others of its service have made or taken away. */
const lookMs = 60_000;

interface Pair {
  id: string;
  publicKey: string;
  privateKey: string;
  usedFrom: number;
}

/** The newest last. */
const pairsIn = async (db: Database): Promise<Pair[]> =>
  (await sql<Pair>`select id, publicKey, privateKey, usedFrom from signing_keys order by usedFrom, id`.execute(db))
    .rows;

const make = async (db: Database, usedFrom: number) => {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const [told, kept] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)]);
  await sql`insert into signing_keys (id, publicKey, privateKey, usedFrom)
    values (${newId()}, ${JSON.stringify(told)}, ${JSON.stringify(kept)}, ${usedFrom})`.execute(db);
};

/** Nothing is signed with it any more, for so long that nothing counts that was. */
const isPast = (_: Pair, at: number, all: Pair[]) => {
  const next = all[at + 1];
  return next !== undefined && next.usedFrom < now() - keptS;
};

/** Those that are there: with a new one where it is time, without those that are past. */
const renewed = async (db: Database): Promise<Pair[]> => {
  const known = await pairsIn(db);
  const newest = known.at(-1);
  const past = known.filter(isPast);
  const isDue = !newest || newest.usedFrom <= now() - rollAfterS;
  if (isDue) await make(db, newest ? now() + announcedS : now());
  for (const { id } of past) await sql`delete from signing_keys where id = ${id}`.execute(db);
  return isDue || past.length > 0 ? pairsIn(db) : known;
};

const signing = async (pair: Pair): Promise<SigningKey> => {
  const privateKey = await importJWK(JSON.parse(pair.privateKey), algorithm);
  // Nothing but pairs are kept there.
  if (privateKey instanceof Uint8Array) throw new Error(`The key ${pair.id} is a secret, not a pair`);
  return { id: pair.id, privateKey };
};

/** The pair of a service, which it makes itself, keeps in its database and changes every month. */
export interface OwnKeys {
  /** With what it signs now. */
  current(): Promise<SigningKey>;
  /** Once its tables are there, and before it signs anything. */
  begin(): Promise<void>;
}

/** What others are told: public halves alone, those of other instances too. */
export const publishedKeys = async (db: Database): Promise<JSONWebKeySet> => ({
  keys: (await pairsIn(db)).map(({ id, publicKey }) => ({
    ...JSON.parse(publicKey),
    kid: id,
    alg: algorithm,
    use: 'sig',
  })),
});

export const openOwnKeys = (db: Database, running: Repeated): OwnKeys => {
  let known: Pair[] = [];
  const read = new Map<string, Promise<SigningKey>>();
  const look = async () => {
    known = await renewed(db);
  };
  return {
    begin: async () => {
      await look();
      repeat(running, lookMs, 'signing keys cannot be read', look);
    },
    current: async () => {
      const pair = known.findLast(({ usedFrom }) => usedFrom <= now()) ?? known[0];
      if (!pair) throw new Error('There is no signing key');
      const key = read.get(pair.id) ?? signing(pair);
      read.set(pair.id, key);
      return key;
    },
  };
};

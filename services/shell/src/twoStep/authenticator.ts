import { Secret, TOTP } from 'otpauth';
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';
import { seal, unsealed } from './sealed.ts';

/** A code counts in its own half minute, and in that before and after: clocks of phones go wrong. */
const window = 1;

const generatorOf = (secret: string, named: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...named, secret: Secret.fromBase32(secret) });

/** 160 bits, in Base32. */
export const newSecretOfApp = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from a picture; it lists the code under whose it is. */
export const addressForApp = (secret: string, issuer: string, email: string): string =>
  generatorOf(secret, { issuer, label: email }).toString();

/** The half minute a code is of, counted since 1970; null: a wrong one. */
export const periodOf = (secret: string, code: string): number | null => {
  const generator = generatorOf(secret);
  const distance = generator.validate({ token: code, window });
  return distance === null ? null : generator.counter() + distance;
};

/** Keeps the app of an account. The code by which it was set up opens nothing any more. */
export const keepApp = async (
  db: Db,
  key: string,
  accountId: string,
  secret: string,
  period: number,
): Promise<void> => {
  const row = { secret: await seal('authenticator', { secret }, key), lastPeriod: period, dateCreated: now() };
  await db
    .insertInto('authenticators')
    .values({ accountId, ...row })
    .onDuplicateKeyUpdate(row)
    .execute();
};

/** Whether a code is the app's. Each counts once. */
export const takeCode = async (db: Db, key: string, accountId: string, code: string): Promise<boolean> => {
  const kept = await db
    .selectFrom('authenticators')
    .select('secret')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  const secret = kept && (await unsealed('authenticator', kept.secret, key))?.secret;
  const period = typeof secret === 'string' ? periodOf(secret, code) : null;
  if (period === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ lastPeriod: period })
    .where('accountId', '=', accountId)
    .where('lastPeriod', '<', period)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

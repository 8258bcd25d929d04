import { createHmac, randomInt } from 'node:crypto';
import type { Db } from '../tables.ts';

/** How many codes a person gets at once. */
const atOnce = 10;

/** Without what is read as something else. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

const newGroup = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
const newCode = () => Array.from({ length: groups }, newGroup).join('-');

/** With the key: a code is too short to be safe from who has read the table. */
const hashIn = (key: string, code: string) =>
  createHmac('sha256', key)
    .update(`recovery code ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex');

/** Gives an account other codes, in the place of those before. They are shown this once. */
export const renewCodes = async (trx: Db, key: string, accountId: string): Promise<string[]> => {
  const codes = Array.from({ length: atOnce }, newCode);
  await trx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  await trx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ accountId, codeHash: hashIn(key, code) })))
    .execute();
  return codes;
};

/** Uses a code up; false: it is none of the account. */
export const takeRecoveryCode = async (db: Db, key: string, accountId: string, code: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashIn(key, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Codes for an account that has none; null: it has some. */
export const firstCodes = async (trx: Db, key: string, accountId: string): Promise<string[] | null> => {
  const kept = await trx
    .selectFrom('recoveryCodes')
    .select('codeHash')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return kept ? null : renewCodes(trx, key, accountId);
};

import type { Person } from '@bidwright/contract-kit';
import { personOf, refusalOf } from '../accounts/accounts.ts';
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';

/** Whose the sessions are, of those that are still open to people who may come in. It does not make them last longer. */
export const peopleIn = async (db: Db, tokenHashes: string[]): Promise<Map<string, Person>> => {
  if (tokenHashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .selectAll('accounts')
    .select('sessions.tokenHash')
    .where('tokenHash', 'in', tokenHashes)
    .where('sessions.expires', '>', now())
    .execute();
  return new Map(rows.filter((row) => !refusalOf(row)).map((row) => [row.tokenHash, personOf(row)]));
};

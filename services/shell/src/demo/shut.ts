import { demoPersonIds } from '@bidwright/demo-data/people';
import { accountKeys, noKeys } from '../accounts/accounts.ts';
import type { Settings } from '../settings.ts';
import type { Db } from '../tables.ts';

const ofDemo = new Set(demoPersonIds);

/** True of the people of the demo while it is off: everyone knows their password, so no way leads in for them. */
export const isShut = ({ DEMO }: Pick<Settings, 'DEMO'>, id: string): boolean => !DEMO && ofDemo.has(id);

/** Secrets of theirs that open something. */
const keys = ['sessions', 'passwordResets', 'invitations', 'googleLinks', 'feed_links'] as const;

/**
 * Takes from the people of the demo all that opens their accounts, and the keys they made for programs, in a folder that was a
 * demo and is not one any more. Answers how many could still come in.
 */
export const shutDemo = (db: Db): Promise<number> =>
  db.transaction().execute(async (trx) => {
    for (const table of keys) await trx.deleteFrom(table).where('accountId', 'in', demoPersonIds).execute();
    await trx.deleteFrom('program_keys').where('madeById', 'in', demoPersonIds).execute();
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ ...noKeys, status: 'Gone' })
      .where('id', 'in', demoPersonIds)
      .where((is) => is.or(accountKeys.map((key) => is(key, 'is not', null))))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });

/** How many have accounts who are not of the demo. */
export const countOthers = async (db: Db): Promise<number> => {
  const { others } = await db
    .selectFrom('accounts')
    .select((of) => of.fn.countAll<number>().as('others'))
    .where('id', 'not in', demoPersonIds)
    .executeTakeFirstOrThrow();
  return others;
};

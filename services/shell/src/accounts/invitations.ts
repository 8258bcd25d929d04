import { invitationDays, type SignIns } from '@bidwright/contract-shell';
import { copyOf, isId, Problem } from '@bidwright/service-kit';
import { day, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { isShut } from '../demo/shut.ts';
import { enqueue } from '../mail/queue.ts';
import type { Language } from '../mail/texts.ts';
import { accountLetter } from '../mail/words/accountLetter.ts';
import { refuse } from '../refuse.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Account, Db } from '../tables.ts';
import { accountFor } from './accountFor.ts';
import { accountById, accountKeys, isOpened, refusalOf } from './accounts.ts';
import type { Colleague } from './colleagues.ts';

/** Links work side by side, so that one that is copied does not end the one in the mail. */
const addLink = async (db: Db, accountId: string, publicUrl: string) => {
  const token = newSecret();
  const expires = now() + invitationDays * day;
  await db
    .insertInto('invitations')
    .values({ tokenHash: hashOf(token), accountId, dateCreated: now(), expires })
    .execute();
  // Behind the #, where no server, log or referrer sees it.
  return { url: new URL(`/invitation#token=${token}`, publicUrl).href, expires };
};

/** Puts a mail with an invitation into the queue, and answers until when it can be used. */
export const mailInvitation = async (
  { db, settings, limits }: AppContext,
  account: Pick<Account, 'id' | 'name' | 'email'>,
  language: Language,
): Promise<{ expires: number }> => {
  await limits.mails.spend(account.id);
  return db.transaction().execute(async (trx) => {
    const { url, expires } = await addLink(trx, account.id, settings.PUBLIC_URL);
    const values = { name: account.name, days: invitationDays, link: url };
    const letter = await accountLetter(trx, 'invitation', language, values);
    await enqueue(trx, { ...letter, recipient: account.email, url, secret: true });
    return { expires };
  });
};

/** The account of somebody who is still to come in for the first time. */
const invitable = async (context: AppContext, id: string): Promise<Account> => {
  const person = isId(id) ? await copyOf<Colleague>(context.db, 'users', id) : undefined;
  const known = isId(id) ? await accountById(context.db, id) : undefined;
  const account = known ?? (person && (await accountFor(context, person.email)));
  if (account?.id !== id || isShut(context.settings, id))
    throw new Problem(404, 'no-record', 'There is no such person');
  if (isOpened(account)) throw refuse({ status: 409, code: 'opened', key: 'shell.invitation.opened' });
  const current = await context.people.refreshed(account);
  if (refusalOf(current)) throw refuse({ status: 409, code: 'inactive', key: 'shell.invitation.inactive' });
  return current;
};

/** A link that is handed over by other ways than mail. */
export const linkFor = async (context: AppContext, id: string): Promise<{ url: string; expires: number }> => {
  const account = await invitable(context, id);
  return addLink(context.db, account.id, context.settings.PUBLIC_URL);
};

export const invite = async (context: AppContext, id: string, language: Language): Promise<{ expires: number }> =>
  mailInvitation(context, await invitable(context, id), language);

/** No invitation of an account works any more; each says from now on that it was used. */
export const endInvitations = async (trx: Db, accountId: string): Promise<void> => {
  await trx
    .updateTable('invitations')
    .set({ used: now() })
    .where('accountId', '=', accountId)
    .where('used', 'is', null)
    .execute();
};

export const signInsOf = async (db: Db, asked: string[]): Promise<SignIns> => {
  const ids = [...new Set(asked.filter(isId))];
  if (ids.length === 0) return [];
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'lastSignIn', ...accountKeys])
    .select((of) =>
      of
        .selectFrom('invitations')
        .select((row) => row.fn.max('expires').as('until'))
        .whereRef('accountId', '=', 'accounts.id')
        .as('until'),
    )
    .select(({ exists, selectFrom }) => [
      exists(selectFrom('authenticators').select('accountId').whereRef('accountId', '=', 'accounts.id')).as('hasApp'),
      exists(selectFrom('passkeys').select('accountId').whereRef('accountId', '=', 'accounts.id')).as('hasPasskey'),
    ])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return ids.map((id) => {
    const account = byId.get(id);
    return {
      id,
      lastSignIn: account?.lastSignIn ?? null,
      isOpened: account !== undefined && isOpened(account),
      invitedUntil: account?.until ?? null,
      hasTwoStep: Boolean(account?.hasApp || account?.hasPasskey),
    };
  });
};

/** How long a link can still say that it is used or too late. */
const remembered = 90 * day;

export const forgetInvitations = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('invitations')
    .where('expires', '<', now() - remembered)
    .execute();
};

import { object, string, text, texts } from '@bidwright/contract-kit';
import { checkedBody, mustBeService, Problem, readJson } from '@bidwright/service-kit';
import { Router } from 'express';
import { minute, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { refuse } from '../refuse.ts';
import type { Account } from '../tables.ts';
import { accountByEmail, accountById, isOpened, normalEmail } from './accounts.ts';
import { mailInvitation } from './invitations.ts';

const reservation = object({
  id: string().max(36).required(),
  email: text(254).required(),
  name: text(161).required(),
  permissions: texts(),
  teams: texts(),
});

const named = object({ id: string().max(36).required() });

/** Of an account whose person's record is still being made. It lets nobody in. */
const reserved = 'Reserved';

/** Longest time for a record to be made: after it a reservation was left by a process that died. */
const reservedMs = minute;

const taken = () => refuse({ status: 409, code: 'taken', key: 'shell.register.taken', field: 'email' });

/** Gives way where nobody ever came in, and nobody is about to. */
const isLeftBehind = (account: Account) =>
  account.status === reserved && !isOpened(account) && account.dateCreated < now() - reservedMs;

/** For the admin service: an account is reserved before the person's record is made, and confirmed or withdrawn after. */
export const accountsForAdmin = (context: AppContext): Router => {
  const { db } = context;
  const router = Router();

  router.use('/internal/accounts', (request, _response, next) => {
    mustBeService(request, 'admin');
    next();
  });

  router.post('/internal/accounts/reserve', ...readJson, async (request, response) => {
    const { id, email, name, permissions, teams } = checkedBody(reservation, request.body);
    const known = await accountByEmail(db, String(email));
    if (known && !isLeftBehind(known)) throw taken();
    const lists = { permissions: JSON.stringify(permissions), teams: JSON.stringify(teams) };
    const row = {
      id,
      email: normalEmail(String(email)),
      name: String(name),
      ...lists,
      status: reserved,
      dateCreated: now(),
    };
    await db.transaction().execute(async (trx) => {
      if (known) await trx.deleteFrom('accounts').where('id', '=', known.id).execute();
      await trx.insertInto('accounts').values(row).execute();
    });
    response.json({ data: { id } });
  });

  router.post('/internal/accounts/withdraw', ...readJson, async (request, response) => {
    const { id } = checkedBody(named, request.body);
    await db.deleteFrom('accounts').where('id', '=', id).where('status', '=', reserved).execute();
    response.json({ data: { id } });
  });

  router.post('/internal/accounts/confirm', ...readJson, async (request, response) => {
    const { id } = checkedBody(named, request.body);
    const account = await accountById(db, id);
    if (!account) throw new Problem(404, 'no-record', 'There is no such account');
    await db
      .updateTable('accounts')
      .set({ status: null })
      .where('id', '=', id)
      .where('status', '=', reserved)
      .execute();
    await mailInvitation(context, account, await languageFor(db, request));
    response.json({ data: { id } });
  });

  return router;
};

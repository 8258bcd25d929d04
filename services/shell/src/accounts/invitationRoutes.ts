import {
  type Invitation,
  invitationAnswer,
  invitationInput,
  resetInput,
  signedInAnswer,
} from '@bidwright/contract-shell';
import { checkedBody, readShortJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { setPassword } from '../password/setPassword.ts';
import { mustBeStrong } from '../password/weakness.ts';
import { refuse } from '../refuse.ts';
import { hashOf } from '../secret.ts';
import type { Db } from '../tables.ts';
import { enterByPassword } from '../twoStep/enterByPassword.ts';
import { contactOf, isOpened } from './accounts.ts';
import { mayEnter } from './enter.ts';
import { hashPassword } from './passwordHash.ts';

const find = (db: Db, token: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'accountId')
    .selectAll('accounts')
    .select(['expires', 'used'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();

type Found = Awaited<ReturnType<typeof find>>;

const stateOf = (found: Found): Invitation['state'] => {
  if (!found) return 'unknown';
  if (found.used !== null || isOpened(found)) return 'used';
  return found.expires > now() ? 'open' : 'late';
};

/** What may be used still. */
const mustBeOpen = (found: Found) => {
  const state = stateOf(found);
  if (found && state === 'open') return found;
  const key = state === 'used' ? 'shell.invitation.used' : 'shell.invitation.late';
  throw refuse({ status: 422, code: 'invalid', key, field: 'token' });
};

const look = async (db: Db, token: string): Promise<Invitation> => {
  const found = await find(db, token);
  const state = stateOf(found);
  if (found && state === 'open') return { state, name: found.name, email: found.email, contact: null };
  return { state, name: null, email: null, contact: await contactOf(db) };
};

export const invitationOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/shell/invitation',
    tag: 'accounts',
    summary: 'Whom an invitation is for, and whether it can still be used',
    open: true,
    body: invitationInput,
    answer: invitationAnswer,
    refusals: [422],
  },
  {
    method: 'post',
    path: '/api/shell/invitation/accept',
    tag: 'accounts',
    summary: 'Sets the first password by the token of an invitation, which counts once, and signs its person in',
    open: true,
    body: resetInput,
    answer: signedInAnswer,
    refusals: [422],
  },
];

/** For who follows an invitation. */
export const invitationRoutes = (context: AppContext): Router => {
  const router = Router();

  router.post('/invitation', ...readShortJson, async (request, response) => {
    const { token } = checkedBody(invitationInput, request.body);
    response.json({ data: await look(context.db, token) });
  });

  router.post('/invitation/accept', ...readShortJson, async (request, response) => {
    const { token, password } = checkedBody(resetInput, request.body);
    // Before the costly hash, so that guessed links cost little.
    const account = mustBeOpen(await find(context.db, token));
    await mustBeStrong(password, account, context.settings);
    await mayEnter(context, account);
    const passwordHash = await hashPassword(password, true);
    const language = await languageFor(context.db, request);
    await context.db.transaction().execute(async (trx) => {
      // Of two who use it at once the second waits here, and finds it used.
      await trx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute();
      mustBeOpen(await find(trx, token));
      await setPassword(trx, context, account, passwordHash, language);
    });
    response.json({ data: await enterByPassword(context, { ...account, passwordHash }, request, response) });
  });

  return router;
};

import { resetInput } from '@bidwright/contract-shell';
import { checkedBody, readShortJson } from '@bidwright/service-kit';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import { rememberBrowser } from '../accounts/knownBrowser.ts';
import { hashPassword } from '../accounts/passwordHash.ts';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import type { Language } from '../mail/texts.ts';
import { refuse } from '../refuse.ts';
import { hashOf } from '../secret.ts';
import type { Db } from '../tables.ts';
import { setPassword } from './setPassword.ts';
import { mustBeStrong } from './weakness.ts';

const invalid = () => refuse({ status: 422, code: 'invalid', key: 'shell.reset.invalid', field: 'token' });

const ownerOf = (db: Db, tokenHash: string) =>
  db
    .selectFrom('passwordResets')
    .innerJoin('accounts', 'accounts.id', 'accountId')
    .select(['accounts.id', 'name', 'email', 'passwordHash'])
    .where('tokenHash', '=', tokenHash)
    .where('expires', '>', now())
    .executeTakeFirst();

/** Uses the link up and sets the password, both or neither. */
const redeem = (context: AppContext, tokenHash: string, passwordHash: string, language: Language) =>
  context.db.transaction().execute(async (trx) => {
    const owner = await ownerOf(trx, tokenHash);
    const used = await trx.deleteFrom('passwordResets').where('tokenHash', '=', tokenHash).executeTakeFirst();
    if (!owner || used.numDeletedRows === 0n) throw invalid();
    await setPassword(trx, context, owner, passwordHash, language);
  });

export const resetOperation: Operation = {
  method: 'post',
  path: '/api/shell/reset',
  tag: 'accounts',
  summary: 'Sets the password by the token of a mail, which counts once',
  open: true,
  body: resetInput,
  answer: nothing,
  refusals: [422],
};

export const resetRoute = (context: AppContext): Router => {
  const router = Router();
  router.post('/reset', ...readShortJson, async (request, response) => {
    const { token, password } = checkedBody(resetInput, request.body);
    const tokenHash = hashOf(token);
    // Before the costly hash, so that guessed links cost little.
    const owner = await ownerOf(context.db, tokenHash);
    if (!owner) throw invalid();
    await mustBeStrong(password, owner, context.settings);
    await redeem(context, tokenHash, await hashPassword(password, true), await languageFor(context.db, request));
    rememberBrowser(context, request, response, owner.email);
    response.json({ data: {} });
  });
  return router;
};

import { changePasswordInput, type Session, sessionAnswer } from '@bidwright/contract-shell';
import { checkedBody, readJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import { enter } from '../accounts/enter.ts';
import { hashPassword } from '../accounts/passwordHash.ts';
import { proveOwn } from '../accounts/proveOwn.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { setPassword } from './setPassword.ts';
import { mustBeStrong } from './weakness.ts';

export const changePasswordOperation: Operation = {
  method: 'post',
  path: '/api/shell/password',
  tag: 'accounts',
  summary: 'Sets another password for who knows the present one; all other sessions end',
  body: changePasswordInput,
  answer: sessionAnswer,
  refusals: [422, 429],
};

/** Where somebody who is signed in chooses another password. */
export const changePasswordRoute = (context: AppContext): Router => {
  const router = Router();
  router.post('/password', ...readJson, async (request, response) => {
    await sessionOf(context.sessions, request);
    const { current, password } = checkedBody(changePasswordInput, request.body);
    const account = await proveOwn(context, request, current, 'current');
    await mustBeStrong(password, account, context.settings);
    const passwordHash = await hashPassword(password, true);
    const language = await languageFor(context.db, request);
    await context.db.transaction().execute((trx) => setPassword(trx, context, account, passwordHash, language));
    const session: Session = await enter(context, { ...account, passwordHash }, request, response);
    response.json({ data: session });
  });
  return router;
};

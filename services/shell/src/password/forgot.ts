import { forgotInput } from '@bidwright/contract-shell';
import { checkedBody, Problem, readShortJson } from '@bidwright/service-kit';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';
import { type Request, Router } from 'express';
import { accountFor } from '../accounts/accountFor.ts';
import { addressOf } from '../accounts/address.ts';
import { inConstantTime } from '../constantTime.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { letterFor, mailLink } from './link.ts';

/** That admin is asked about strangers only must not show: without an answer they stay strangers. */
const knownAccount = (context: AppContext, email: string) =>
  accountFor(context, email).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    return undefined;
  });

export const forgotOperation: Operation = {
  method: 'post',
  path: '/api/shell/forgot',
  tag: 'accounts',
  summary: 'Mails a link that sets another password; the answer is the same whether there is such an account or not',
  open: true,
  body: forgotInput,
  answer: nothing,
  refusals: [422, 429],
};

export const forgotRoute = (context: AppContext): Router => {
  const router = Router();

  const mail = async (email: string, request: Request) => {
    const language = await languageFor(context.db, request);
    const account = await knownAccount(context, email);
    if (account) await mailLink(context, account, letterFor(account), language);
  };

  router.post('/forgot', ...readShortJson, async (request, response) => {
    const { email } = checkedBody(forgotInput, request.body);
    await context.limits.mailRequests.spend(addressOf(request));
    await inConstantTime(context, mail(email, request), () => response.json({ data: {} }));
  });

  return router;
};

import { forgotInput } from '@bidwright/contract-shell';
import { checkedBody, Problem, readShortJson } from '@bidwright/service-kit';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';
import { type Request, Router } from 'express';
import { accountFor } from '../accounts/accountFor.ts';
import { addressOf } from '../accounts/address.ts';
import type { Door } from '../door.ts';
import { languageOf } from '../mail/texts.ts';
import { steadily } from '../steadily.ts';
import { letterFor, mailLink } from './link.ts';

/** That admin is asked about strangers only must not show: without an answer they stay strangers. */
const knownAccount = (door: Door, email: string) =>
  accountFor(door, email).catch((error: unknown) => {
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

export const forgotRoute = (door: Door): Router => {
  const router = Router();

  const mail = async (email: string, request: Request) => {
    const account = await knownAccount(door, email);
    if (account) await mailLink(door, account, letterFor(account), languageOf(request));
  };

  router.post('/forgot', ...readShortJson, async (request, response) => {
    const { email } = checkedBody(forgotInput, request.body);
    await door.limits.mailRequests.spend(addressOf(request));
    await steadily(door, mail(email, request), () => response.json({ data: {} }));
  });

  return router;
};

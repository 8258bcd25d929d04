import { setTimeout as after } from 'node:timers/promises';
import { forgotInput } from '@bidwright/contract-shell';
import { readJson } from '@bidwright/service-kit';
import { Router } from 'express';
import { accountByEmail } from '../accounts/accounts.ts';
import type { Door } from '../door.ts';
import { readForm } from '../forms.ts';
import { languageOf } from '../mail/texts.ts';
import { mailLink } from './link.ts';

/** How long an answer takes, in milliseconds: longer than the work, so that time does not tell who has an account. */
const steady = 300;

export const forgotRoute = (door: Door): Router => {
  const { db, limits } = door;
  const router = Router();

  const mail = async (email: string, request: Parameters<typeof languageOf>[0]) => {
    const account = await accountByEmail(db, email);
    if (account) await mailLink(door, account, account.registration ? 'welcome' : 'reset', languageOf(request));
  };

  router.post('/forgot', ...readJson, async (request, response) => {
    const { email } = readForm(forgotInput, request.body);
    await limits.mailRequests.spend(String(request.ip));
    await Promise.all([mail(email, request), after(steady)]);
    response.json({ data: {} });
  });

  return router;
};

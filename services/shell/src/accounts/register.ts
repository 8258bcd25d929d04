import { registerInput, registrationAnswer, signedInAnswer } from '@bidwright/contract-shell';
import { checkedBody, readShortJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import { inConstantTime } from '../constantTime.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { mustBeStrong } from '../password/weakness.ts';
import { refuse } from '../refuse.ts';
import { enterByPassword } from '../twoStep/enterByPassword.ts';
import { contactOf, noKeys } from './accounts.ts';
import { addressOf } from './address.ts';
import { admissionOf } from './admission.ts';
import { invite } from './invite.ts';
import { beginAccount } from './newAccount.ts';
import { hashPassword } from './passwordHash.ts';

const taken = () => refuse({ status: 422, code: 'invalid', key: 'shell.register.taken', field: 'email' });

export const registerOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/shell/registration',
    tag: 'accounts',
    summary: 'By which rule people make accounts',
    open: true,
    answer: registrationAnswer,
  },
  {
    method: 'post',
    path: '/api/shell/register',
    tag: 'accounts',
    summary: 'Makes an account and signs its person in, or sends a mail where the address must be confirmed first',
    open: true,
    body: registerInput,
    answer: signedInAnswer,
    refusals: [422, 429],
  },
];

export const registerRoute = (context: AppContext): Router => {
  const { db, limits, people, settings } = context;
  const router = Router();

  router.get('/registration', (_request, response) => {
    response.json({ data: { mode: settings.REGISTRATION } });
  });

  router.post('/register', ...readShortJson, async (request, response) => {
    const { password, ...form } = checkedBody(registerInput, request.body);
    await mustBeStrong(password, { name: `${form.firstName} ${form.lastName}`, email: form.email }, settings);
    await limits.registrations.spend(addressOf(request));
    const admission = await admissionOf(context, form.email);
    if (!admission) {
      const values = { contact: await contactOf(db) };
      throw refuse({ status: 403, code: 'closed', key: 'shell.register.closed', values });
    }
    if (admission.mustConfirm) {
      const language = await languageFor(db, request);
      const invited = invite(context, form, admission, language);
      return inConstantTime(context, invited, () => response.json({ data: { user: null } }));
    }
    const newcomer = { ...form, ...noKeys, passwordHash: await hashPassword(password) };
    const account = await beginAccount(db, newcomer, admission);
    if (!account) throw taken();
    if (!(await people.registered(account))) {
      await db.deleteFrom('accounts').where('id', '=', account.id).execute();
      throw taken();
    }
    response.json({ data: await enterByPassword(context, { ...account, registration: null }, request, response) });
  });

  return router;
};

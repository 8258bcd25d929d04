import { provePasswordInput, sessionAnswer } from '@bidwright/contract-shell';
import { checkedBody, readJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { enter } from './enter.ts';
import { leave } from './leave.ts';
import { proveOwn } from './proveOwn.ts';

const call = { method: 'post' as const, body: provePasswordInput, answer: sessionAnswer, refusals: [422, 429] };

export const leaveOperations: Operation[] = [
  {
    ...call,
    path: '/api/shell/google/leave',
    tag: 'google',
    summary: 'Takes the Google account off the own account',
  },
  {
    ...call,
    path: '/api/shell/oidc/leave',
    tag: 'oidc',
    summary: "Takes the person of the firm's directory off the own account",
  },
];

/** Where somebody who has a password takes another way to sign in off the own account. */
export const leaveRoutes = (context: AppContext): Router => {
  const router = Router();
  for (const way of ['google', 'oidc'] as const) {
    router.post(`/${way}/leave`, ...readJson, async (request, response) => {
      await sessionOf(context.sessions, request);
      const { password } = checkedBody(provePasswordInput, request.body);
      const account = await proveOwn(context, request, password, 'password');
      await leave(context, account, way, await languageFor(context.db, request));
      response.json({ data: await enter(context, account, request, response) });
    });
  }
  return router;
};

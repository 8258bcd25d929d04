import { boolean } from '@bidwright/contract-kit';
import { failureReport, loadReport, shellName } from '@bidwright/contract-shell';
import { checkedBody, Problem, readJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import express, { Router } from 'express';
import { addressOf } from '../accounts/address.ts';
import type { Door } from '../door.ts';
import { mayLoad } from '../registry/versions.ts';
import { findSession, named, sessionOf } from '../sessions/sessionOf.ts';
import { countFailure } from './count.ts';
import { noteLoaded } from './deliveries.ts';
import { takeBackIfBad } from './takeBack.ts';
import { violationsIn } from './violations.ts';

const taken = boolean().required();

/** Where browsers send what the page's policy stopped. */
export const violationsAddress = '/api/shell/csp';

export const failureOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/shell/modules/failures',
    tag: 'modules',
    summary: 'Tells that a module did not work in a browser; counted by version, kind and day',
    body: failureReport,
    answer: taken,
    refusals: [422, 429],
  },
  {
    method: 'post',
    path: '/api/shell/modules/loaded',
    tag: 'modules',
    summary:
      'Tells which versions came up in a browser; weighed against the failures of a version that was just switched on',
    body: loadReport,
    answer: taken,
    refusals: [422],
  },
  {
    method: 'post',
    path: violationsAddress,
    tag: 'modules',
    summary:
      'Takes what browsers report of the page’s policy, also as application/csp-report and application/reports+json; counted as failures are, where somebody signed in sends them',
    open: true,
    body: { type: 'object', properties: { 'csp-report': { type: 'object' } }, required: ['csp-report'] },
    answer: taken,
    refusals: [413, 429],
  },
];

const reports = ['application/csp-report', 'application/reports+json', 'application/json'];

/** Hears from browsers what went wrong there. */
export const failureRoutes = (door: Pick<Door, 'db' | 'sessions' | 'limits' | 'settings' | 'log'>): Router => {
  const { db, sessions, limits } = door;
  const router = Router();

  router.post('/modules/failures', ...readJson, async (request, response) => {
    const session = await sessionOf(sessions, request);
    const failure = checkedBody(failureReport, request.body);
    await limits.failures.spend(session.user.id);
    const isTheirs = failure.module === shellName || (await mayLoad(db, session.user, failure));
    if (isTheirs && (await countFailure(db, failure)))
      await takeBackIfBad(door, failure, named(sessions, request, session));
    response.json({ data: true });
  });

  router.post('/modules/loaded', ...readJson, async (request, response) => {
    const session = await sessionOf(sessions, request);
    await noteLoaded(db, named(sessions, request, session), checkedBody(loadReport, request.body));
    response.json({ data: true });
  });

  // Browsers send these by themselves, signed in or not; what nobody answers for would stand among a module's failures.
  router.post('/csp', express.json({ type: reports, limit: '8kb' }), async (request, response) => {
    const violations = violationsIn(request.body);
    if (violations.length === 0) throw new Problem(400, 'no-report', 'The body reports no violation of a policy');
    await limits.violations.spend(addressOf(request));
    const session = await findSession(sessions, request, 'look');
    if (session) for (const violation of violations) await countFailure(db, violation);
    response.json({ data: session !== null });
  });

  return router;
};

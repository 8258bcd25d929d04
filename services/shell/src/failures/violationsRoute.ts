import { boolean } from '@bidwright/contract-kit';
import { Problem } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import express, { Router } from 'express';
import { addressOf } from '../accounts/address.ts';
import type { AppContext } from '../context.ts';
import { findSession } from '../sessions/sessionOf.ts';
import { countFailure } from './count.ts';
import { violationsIn } from './violations.ts';

/** Where browsers send what the page's policy stopped. */
export const violationsAddress = '/api/shell/csp';

export const violationsOperation: Operation = {
  method: 'post',
  path: violationsAddress,
  tag: 'modules',
  summary:
    'Takes what browsers report of the page’s policy, also as application/csp-report and application/reports+json; counted as failures are, where somebody signed in sends them',
  open: true,
  body: { type: 'object', properties: { 'csp-report': { type: 'object' } }, required: ['csp-report'] },
  answer: boolean().required(),
  refusals: [413, 429],
};

const reports = ['application/csp-report', 'application/reports+json', 'application/json'];

/** Browsers send these by themselves, signed in or not; what nobody answers for would stand among a module's failures. */
export const violationsRoute = ({ db, sessions, limits }: Pick<AppContext, 'db' | 'sessions' | 'limits'>): Router =>
  Router().post('/csp', express.json({ type: reports, limit: '8kb' }), async (request, response) => {
    const violations = violationsIn(request.body);
    if (violations.length === 0) throw new Problem(400, 'no-report', 'The body reports no violation of a policy');
    await limits.violations.spend(addressOf(request));
    const session = await findSession(sessions, request, 'look');
    if (session) for (const violation of violations) await countFailure(db, violation);
    response.json({ data: session !== null });
  });

import { Problem } from '@bidwright/service-kit';
import type { RequestHandler } from 'express';
import type { AppContext } from '../../context.ts';
import { isReading } from '../../proxy/repeatable.ts';
import { isProvingSecret } from './sessions.ts';

/** Calls that the front door answers itself and that change nothing, beside those that every service has. */
const lookingCalls: ReadonlySet<string> = new Set([
  'countUses',
  'findResponsibilities',
  'readHealth',
  'accounts/signIns',
  'emails/preview',
  'emails/settings',
  'emails/template',
  'emails/templates',
  'feeds/find',
  'firm/settings',
  'health/platform',
  'keys/list',
  'webhooks/choices',
  'webhooks/deliveries',
  'webhooks/list',
  'modules/overview',
  'modules/history',
  'modules/failure',
  'modules/difference',
  // What a browser tells while it tries something is counted for nothing.
  'modules/failures',
  'modules/loaded',
]);

/**
 * Answers what a browser that tries versions would change here: such a session belongs to nobody, so there is nothing to be undone.
 * What other services keep they guard themselves, statement by statement, as for an Admin who sees the app as a role.
 * For the router to stand before its own calls however they are spelled: what is not named here letter by letter is no looking.
 */
export const onlyLook =
  ({ sessions }: Pick<AppContext, 'sessions'>): RequestHandler =>
  (request, _response, next) => {
    const call = request.path.slice(1);
    const isLooking = request.method === 'GET' || isReading(call) || lookingCalls.has(call);
    if (isLooking || !isProvingSecret(sessions.secretOf(request))) return next();
    throw new Problem(403, 'proving', 'A version is being tried here. Nothing is changed meanwhile.');
  };

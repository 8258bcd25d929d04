import { calls, jobCalls } from '@bidwright/contract-kit';
import { askFor } from '@bidwright/service-kit';
import type { Request, RequestHandler } from 'express';
import type { AppContext } from './context.ts';
import { sessionOf } from './sessions/sessionOf.ts';

const known: ReadonlySet<string> = new Set([...calls, ...jobCalls]);

const asService =
  ({ sessions }: Pick<AppContext, 'sessions'>) =>
  async (request: Request): Promise<void> => {
    const { user } = await sessionOf(sessions, request);
    askFor(request, user);
  };

/**
 * Hands the generic calls about what the front door keeps itself to where every service answers them, for the person of the
 * session as another service would be asked.
 */
export const ownCalls = (context: Pick<AppContext, 'sessions'>): RequestHandler<{ call: string }> => {
  const hand = asService(context);
  return async (request, _response, next) => {
    if (!known.has(request.params.call)) return next();
    await hand(request);
    next('router');
  };
};

/** Hands on the calls of the contract, the files of jobs, and what every service says of itself, in the same way. */
export const ownRest = (context: Pick<AppContext, 'sessions'>): RequestHandler => {
  const hand = asService(context);
  return async (request, _response, next) => {
    await hand(request);
    next('router');
  };
};

import { calls, jobCalls } from '@bidwright/contract-kit';
import { signToken } from '@bidwright/service-kit';
import type { Request, RequestHandler } from 'express';
import type { AppContext } from './context.ts';
import { sessionOf } from './sessions/sessionOf.ts';

const known: ReadonlySet<string> = new Set([...calls, ...jobCalls]);

/** Puts the token that another service would get into a request. */
const asService =
  ({ sessions, key }: Pick<AppContext, 'sessions' | 'key'>) =>
  async (request: Request): Promise<void> => {
    const { user } = await sessionOf(sessions, request);
    request.headers.authorization = `Bearer ${signToken(user, 'shell', key)}`;
  };

/**
 * Hands the generic calls about what the front door keeps itself to where every service answers them, with the same token
 * that another service would get.
 */
export const ownCalls = (context: Pick<AppContext, 'sessions' | 'key'>): RequestHandler<{ call: string }> => {
  const hand = asService(context);
  return async (request, _response, next) => {
    if (!known.has(request.params.call)) return next();
    await hand(request);
    next('router');
  };
};

/** Hands on the calls of the contract, the files of jobs, and what every service says of itself, in the same way. */
export const ownRest = (context: Pick<AppContext, 'sessions' | 'key'>): RequestHandler => {
  const hand = asService(context);
  return async (request, _response, next) => {
    await hand(request);
    next('router');
  };
};

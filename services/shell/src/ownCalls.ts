import { calls, jobCalls } from '@bidwright/contract-kit';
import { signToken } from '@bidwright/service-kit';
import type { Request, RequestHandler } from 'express';
import type { Door } from './door.ts';
import { sessionOf } from './sessions/sessionOf.ts';

const known: ReadonlySet<string> = new Set([...calls, ...jobCalls]);

/** Puts the token that another service would get into a request. */
const asService =
  ({ sessions, key }: Pick<Door, 'sessions' | 'key'>) =>
  async (request: Request): Promise<void> => {
    const { user } = await sessionOf(sessions, request);
    request.headers.authorization = `Bearer ${signToken(user, 'shell', key)}`;
  };

/**
 * Hands the generic calls about what the front door keeps itself to where every service answers them, with the same token
 * that another service would get.
 */
export const ownCalls = (door: Pick<Door, 'sessions' | 'key'>): RequestHandler<{ call: string }> => {
  const hand = asService(door);
  return async (request, _response, next) => {
    if (!known.has(request.params.call)) return next();
    await hand(request);
    next('router');
  };
};

/** Hands on the calls of the contract, the files of jobs, and what every service says of itself, in the same way. */
export const ownRest = (door: Pick<Door, 'sessions' | 'key'>): RequestHandler => {
  const hand = asService(door);
  return async (request, _response, next) => {
    await hand(request);
    next('router');
  };
};

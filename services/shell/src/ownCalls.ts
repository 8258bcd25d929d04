import { calls } from '@bidwright/contract-kit';
import { signToken } from '@bidwright/service-kit';
import type { RequestHandler } from 'express';
import type { Door } from './door.ts';
import { sessionOf } from './sessions/sessionOf.ts';

/**
 * Hands the generic calls about what the front door keeps itself to where every service answers them, with the same token
 * that another service would get.
 */
export const ownCalls = ({ sessions, key }: Pick<Door, 'sessions' | 'key'>): RequestHandler<{ call: string }> => {
  return async (request, _response, next) => {
    if (!calls.some((call) => call === request.params.call)) return next();
    const { user } = await sessionOf(sessions, request);
    request.headers.authorization = `Bearer ${signToken(user, 'shell', key)}`;
    next('router');
  };
};

import { calls } from '@bidwright/contract-kit';
import { signToken } from '@bidwright/service-kit';
import type { Request, RequestHandler } from 'express';
import type { Door } from './door.ts';
import { sessionOf } from './sessions/sessionOf.ts';

/** From here on the request is one of the person to this service, with the same token that another service would get. */
const handOn = async ({ sessions, key }: Pick<Door, 'sessions' | 'key'>, request: Request) => {
  const { user } = await sessionOf(sessions, request);
  request.headers.authorization = `Bearer ${signToken(user, 'shell', key)}`;
};

/** Hands the generic calls about what the front door keeps itself to where every service answers them. */
export const ownCalls = (door: Pick<Door, 'sessions' | 'key'>): RequestHandler<{ call: string }> => {
  return async (request, _response, next) => {
    if (!calls.some((call) => call === request.params.call)) return next();
    await handOn(door, request);
    next('router');
  };
};

/** Hands on what every service answers of itself. */
export const ownDocument =
  (door: Pick<Door, 'sessions' | 'key'>): RequestHandler =>
  async (request, _response, next) => {
    await handOn(door, request);
    next('router');
  };

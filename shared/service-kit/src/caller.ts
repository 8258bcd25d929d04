import type { Person } from '@bidwright/contract-kit';
import type { Request, RequestHandler } from 'express';
import type { ServiceCaller } from './keys/token.ts';
import { Problem } from './problem.ts';
import type { Service } from './service.ts';
import { beginViewing } from './viewing.ts';

type Caller = Person | ServiceCaller | undefined;

/** Who asks by a request, or why nobody can say. */
const callers = new WeakMap<Request, { caller?: Caller; problem?: Problem }>();

const tokenIn = (request: Request): string | undefined => {
  const [scheme, token] = (request.get('authorization') ?? '').split(' ');
  return scheme === 'Bearer' && token ? token : undefined;
};

const unknowable = () =>
  new Problem(503, 'unavailable', 'Nobody can say right now who asks. Please try again.', { retryAfter: 2 });

/** Finds out who asks, once, before anybody wants to know it. */
export const readCaller = ({ keys, log }: Pick<Service, 'keys' | 'log'>): RequestHandler => {
  const read = async (request: Request, token: string) => {
    try {
      callers.set(request, { caller: await keys.verify(token) });
    } catch (error) {
      log.warn({ err: error }, 'the keys of who asks cannot be read');
      callers.set(request, { problem: unknowable() });
    }
  };
  return async (request, _response, next) => {
    const token = tokenIn(request);
    // Most of what the front door gets names nobody in this way, and does not wait.
    if (token) await read(request, token);
    next();
  };
};

/** The front door answers some calls itself, of a person whom it knows: the request goes on as that person's. */
export const askFor = (request: Request, person: Person): void => void callers.set(request, { caller: person });

/** Does it come from the front door or another service, whoever asks there? */
export const isSigned = (request: Request): boolean => callers.get(request)?.caller !== undefined;

const callerOf = (request: Request): Person | ServiceCaller => {
  const { caller, problem } = callers.get(request) ?? {};
  if (problem) throw problem;
  if (!caller) throw new Problem(401, 'signed-out', 'Please sign in');
  return caller;
};

/** The person who asks. Refuses everyone else. */
export const personOf = (request: Request): Person => {
  const caller = callerOf(request);
  if ('service' in caller) throw new Problem(401, 'signed-out', 'Only a person may ask this');
  beginViewing(caller);
  return caller;
};

/** The service that asks in its own name. Refuses people. */
export const serviceAsking = (request: Request): string => {
  const caller = callerOf(request);
  if (!('service' in caller)) throw new Problem(403, 'forbidden', 'Only another service may ask this');
  return caller.service;
};

/** Refuses everyone but the service `name`, which asks in its own name. */
export const mustBeService = (request: Request, name: string): void => {
  const caller = callerOf(request);
  if (!('service' in caller) || caller.service !== name)
    throw new Problem(403, 'forbidden', `Only the service ${name} may ask this`);
};

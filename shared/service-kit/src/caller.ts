import type { Person } from '@bidwright/contract-kit';
import type { Request } from 'express';
import { Problem } from './problem.ts';
import type { Service } from './service.ts';
import { type ServiceCaller, verifyToken } from './token.ts';
import { beginViewing } from './viewing.ts';

type Caller = Person | ServiceCaller | undefined;

/** Who asks by a request; several look, and it stays the same. */
const callers = new WeakMap<Request, { caller: Caller }>();

const read = (request: Request, { name, key }: Pick<Service, 'name' | 'key'>): Caller => {
  const [scheme, token] = (request.get('authorization') ?? '').split(' ');
  return scheme === 'Bearer' && token ? verifyToken(token, name, key) : undefined;
};

const callerIn = (request: Request, service: Pick<Service, 'name' | 'key'>): Caller => {
  const known = callers.get(request) ?? { caller: read(request, service) };
  callers.set(request, known);
  return known.caller;
};

/** Does it come from the front door or another service, whoever asks there? */
export const isSigned = (request: Request, service: Pick<Service, 'name' | 'key'>): boolean =>
  callerIn(request, service) !== undefined;

const callerOf = (request: Request, service: Pick<Service, 'name' | 'key'>): Person | ServiceCaller => {
  const caller = callerIn(request, service);
  if (!caller) throw new Problem(401, 'signed-out', 'Please sign in');
  return caller;
};

/** The person who asks. Refuses everyone else. */
export const personOf = (request: Request, service: Pick<Service, 'name' | 'key'>): Person => {
  const caller = callerOf(request, service);
  if ('service' in caller) throw new Problem(401, 'signed-out', 'Only a person may ask this');
  beginViewing(caller);
  return caller;
};

/** The service that asks in its own name. Refuses people. */
export const serviceAsking = (request: Request, service: Pick<Service, 'name' | 'key'>): string => {
  const caller = callerOf(request, service);
  if (!('service' in caller)) throw new Problem(403, 'forbidden', 'Only another service may ask this');
  return caller.service;
};

/** Refuses everyone but the service `name`, which asks in its own name. */
export const mustBeService = (request: Request, service: Pick<Service, 'name' | 'key'>, name: string): void => {
  const caller = callerOf(request, service);
  if (!('service' in caller) || caller.service !== name)
    throw new Problem(403, 'forbidden', `Only the service ${name} may ask this`);
};

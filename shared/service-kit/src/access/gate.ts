import { everybody, healthIn, may, responsibilitiesIn, usesIn } from '@bidwright/contract-kit';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { personOf, serviceAsking } from '../caller.ts';
import { Problem } from '../problem.ts';
import type { Service } from '../service.ts';
import type { Access, AccessTable } from './access.ts';
import { routesIn } from './routes.ts';

/** Who may make the calls that every service answers. The rights of collections come on top. */
export const usualAccess = ({ name }: Pick<Service, 'name'>): AccessTable => ({
  'GET /internal/keys': 'anyone',
  'POST /internal/events': 'service',
  'POST /internal/records': 'service',
  [`POST /api/${name}/:call`]: everybody,
  [`POST /api/${name}/countUses`]: usesIn(name).right,
  [`POST /api/${name}/readHealth`]: healthIn(name).right,
  [`POST /api/${name}/findResponsibilities`]: responsibilitiesIn(name).right,
  [`GET /api/${name}/openapi.json`]: everybody,
  [`GET /api/${name}/files/:id`]: everybody,
  [`PUT /api/${name}/files/:id`]: everybody,
  [`DELETE /api/${name}/files/:id`]: everybody,
  [`POST /api/${name}/files/imports`]: everybody,
  [`GET /api/${name}/files/jobs/:id`]: everybody,
  [`GET /api/${name}/files/jobs/:id/errors`]: everybody,
});

/** Refuses who may not make a call. */
export const mustEnter = (access: Exclude<Access, 'anyone' | 'by its route'>, request: Request): void => {
  if (access === 'service') serviceAsking(request);
  else if (!may(access, personOf(request))) throw new Problem(403, 'forbidden', 'You have no right to make this call');
};

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

const isMethod = (name: string): name is keyof typeof methods => Object.hasOwn(methods, name);

const guard = (router: Router, call: string, access: Access) => {
  if (access === 'anyone' || access === 'by its route') return;
  const [method = '', path = ''] = call.split(' ');
  if (!isMethod(method)) throw new Error(`The policy cannot speak of ${call}`);
  const check: RequestHandler = (request, _response, next) => {
    mustEnter(access, request);
    next();
  };
  router[methods[method]](path, check);
};

/**
 * Stands before all routes of a service and lets through whom the policy lets. A route of which the policy says nothing
 * keeps the service from starting.
 */
export const gate = (service: Pick<Service, 'name'>, stated: AccessTable, routers: Router[]): Router => {
  const policy = { ...usualAccess(service), ...stated };
  const router = express.Router();
  for (const call of new Set(routers.flatMap((one) => routesIn(one)))) {
    const access = policy[call];
    if (!access) throw new Error(`No row of the policy says who may make the call ${call}`);
    guard(router, call, access);
  }
  return router;
};

import { Problem } from '@bidwright/service-kit';
import type { Request, RequestHandler } from 'express';
import type { AppContext } from '../context.ts';
import { bearerOf } from '../registry/publisher.ts';
import { isSame } from '../secret.ts';

const contexts = new WeakMap<Request, AppContext>();

/** Loaded when a directory first asks; most firms have none that does. */
const load = async () => {
  const { scimRouter } = await import('./router.ts');
  return scimRouter((request) => {
    const context = contexts.get(request);
    if (!context) throw new Error('Nobody let this request in');
    return context;
  });
};
let loading: ReturnType<typeof load> | undefined;

/** By which the firm's directory says who is with the firm, with SCIM_TOKEN. See docs/decisions/0090. */
export const scim = (context: AppContext): RequestHandler => {
  const { SCIM_TOKEN } = context.settings;
  return async (request, response, next) => {
    if (!SCIM_TOKEN) throw new Problem(404, 'not-found', 'SCIM is not set up here');
    // Before the body is read.
    if (!isSame(bearerOf(request) ?? '', SCIM_TOKEN))
      throw new Problem(401, 'wrong-token', 'SCIM needs its token, as Authorization: Bearer …');
    contexts.set(request, context);
    loading ??= load();
    const router = await loading;
    router(request, response, next);
  };
};

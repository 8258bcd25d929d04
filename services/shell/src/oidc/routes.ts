import type { OidcProblem } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { flowCookie } from '../accounts/flowCookie.ts';
import type { AppContext } from '../context.ts';
import { safePath } from '../pages/safePath.ts';
import { admit } from './admit.ts';
import { problemOf, reasonOf } from './failure.ts';
import { addressFor, claimsFor, type Flow, newFlow } from './flow.ts';
import { identityIn } from './identity.ts';
import { issuerOf } from './issuer.ts';
import { hasOidc } from './settings.ts';

const absent: RequestHandler = () => {
  throw new Problem(
    404,
    'no-oidc',
    "Sign-in by a firm's directory is not set up here. Please use e-mail and password.",
  );
};

export const oidcOperations: Operation[] = [
  {
    method: 'get',
    path: '/auth/oidc',
    tag: 'oidc',
    summary: "Leads the browser to the firm's directory to sign in there",
    open: true,
    parameters: [{ name: 'next', in: 'query', description: 'The page to open afterwards', schema: { type: 'string' } }],
    statuses: [302],
    refusals: [404],
  },
  {
    method: 'get',
    path: '/auth/oidc/callback',
    tag: 'oidc',
    summary: 'Where the directory sends the browser back to',
    open: true,
    statuses: [302],
    refusals: [404],
  },
];

/** The flow that an answer is to, if it began in this browser. */
const flowOf = ({ session, query }: Request): Flow | undefined => {
  const { next, state, nonce, codeVerifier } = session;
  const isBegun = typeof state === 'string' && typeof nonce === 'string' && typeof codeVerifier === 'string';
  if (!isBegun || query.state !== state) return undefined;
  return { next: safePath(next) ?? '/dashboard', state, nonce, codeVerifier };
};

/** Where the sign-in page says what went wrong, and leads on to the page that was wanted. */
const back = (response: Response, oidc: OidcProblem, next = '/dashboard') =>
  response.redirect(`/login?${new URLSearchParams({ oidc, ...(next !== '/dashboard' && { next }) })}`);

export const oidcRoutes = (context: AppContext): Router => {
  const { log, settings } = context;
  const router = Router();
  if (!hasOidc(settings)) return router.use(absent);
  const issuer = issuerOf(settings);
  router.use(flowCookie(settings, 'oidc'));

  const identityOf = async (flow: Flow, request: Request) => {
    const query = new URL(request.originalUrl, settings.PUBLIC_URL).search;
    return identityIn(await claimsFor(await issuer.known(), settings, flow, query), settings);
  };

  const failed = (error: unknown): OidcProblem => {
    const problem = problemOf(error);
    if (problem === 'unavailable' || problem === 'untrusted') issuer.forget();
    log.warn(reasonOf(error), `sign-in by the firm's directory failed: ${problem}`);
    return problem;
  };

  router.get('/', async (request, response) => {
    const next = safePath(request.query.next) ?? '/dashboard';
    const flow = newFlow(next);
    try {
      const address = await addressFor(await issuer.known(), settings, flow);
      request.session = { ...flow };
      response.redirect(address);
    } catch (error) {
      back(response, failed(error), next);
    }
  });

  router.get('/callback', async (request, response) => {
    const flow = flowOf(request);
    request.session = {};
    if (!flow) return back(response, 'late');
    const proven = await identityOf(flow, request).catch(failed);
    const problem = typeof proven === 'string' ? proven : await admit(context, proven, request, response);
    return problem ? back(response, problem, flow.next) : response.redirect(flow.next);
  });

  return router;
};

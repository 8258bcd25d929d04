import { healthIn, responsibilitiesIn, usesIn } from '@bidwright/contract-kit';
import { answerErrors, Problem, pathOf } from '@bidwright/service-kit';
import express, { type Express, type RequestHandler } from 'express';
import { accountsForAdmin } from './accounts/forAdmin.ts';
import { invitationRoutes } from './accounts/invitationRoutes.ts';
import { leaveRoutes } from './accounts/leaveRoutes.ts';
import { ownAccountRoute } from './accounts/own.ts';
import { registerRoute } from './accounts/register.ts';
import { signInRoutes } from './accounts/signIn.ts';
import { calls } from './calls.ts';
import type { AppContext } from './context.ts';
import { docsRoutes } from './docs/route.ts';
import { liveEvents } from './events/route.ts';
import { violationsRoute } from './failures/violationsRoute.ts';
import { readFeeds } from './feeds/route.ts';
import { findAsset } from './files/assets.ts';
import { files, inVersions } from './files/files.ts';
import { createPacker } from './files/packed.ts';
import { packedIn } from './files/places.ts';
import { firmForServices } from './firm/firmZone.ts';
import { logoRoute } from './firm/logo.ts';
import { joinRoutes } from './google/joinRoutes.ts';
import { googleRoutes } from './google/routes.ts';
import { healthForDoctor } from './health/forDoctor.ts';
import { wishesRoute } from './notifications/wishes/route.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { ownName, sameOrigin } from './origin.ts';
import { overrideRoutes } from './overrides/routes.ts';
import { ownCalls, ownRest } from './ownCalls.ts';
import { answerAway, awayScript } from './pages/away.ts';
import { page } from './pages/page.ts';
import { changePasswordRoute } from './password/change.ts';
import { forgotRoute } from './password/forgot.ts';
import { resetRoute } from './password/reset.ts';
import { letProgramsIn } from './programs/route.ts';
import { packAnswers } from './proxy/packAnswers.ts';
import { proxy, unknownService } from './proxy/proxy.ts';
import { listsAt } from './registry/list/list.ts';
import { listRoute } from './registry/list/route.ts';
import { mapRoutes } from './registry/maps/routes.ts';
import { onlyLook } from './registry/proving/onlyLook.ts';
import { provingRoutes } from './registry/proving/routes.ts';
import { releaseRoutes } from './registry/releases/routes.ts';
import { registryRoutes } from './registry/routes.ts';
import { rolloutRoutes } from './registry/services/routes.ts';
import { scim } from './scim/route.ts';
import { securityHeaders } from './security.ts';
import { sessionsRoute } from './sessions/routes.ts';
import { sessionStateRoute } from './sessions/state.ts';
import { countCalls } from './traffic/traffic.ts';
import { ownTwoStepRoutes } from './twoStep/own.ts';
import { signInStepRoutes } from './twoStep/signInRoutes.ts';
import { tellUnknownProxy } from './unknownProxy.ts';

/** Answers are about the person who asks. */
const notKept: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-store');
  next();
};

const unknownCall: RequestHandler = (request) => {
  throw new Problem(400, 'unknown-call', `There is no call ${request.method} ${request.originalUrl.split('?', 1)[0]}`);
};

/** Everything the public port answers. */
export const frontDoor = (context: AppContext): Express => {
  const { settings } = context;
  const pack = createPacker(packedIn(settings));
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', settings.TRUST_PROXY);
  app.use(accountsForAdmin(context), healthForDoctor(context), firmForServices(context));
  app.use(tellUnknownProxy(context), securityHeaders(settings), ownName(settings));
  app.use('/scim/v2', notKept, scim(context));
  app.use(letProgramsIn(context), sameOrigin(settings));
  // Most calls are for other services: they pass by nothing that is not for them.
  app.use('/api', notKept, countCalls(context), proxy(context), packAnswers);
  app.use('/assets', files(findAsset(context), pack));
  app.use('/remotes', files(inVersions(context.versions), pack));
  app.use(listsAt, notKept, listRoute(context));
  app.use('/auth/google', notKept, googleRoutes(context));
  app.use('/auth/oidc', notKept, oidcRoutes(context));
  app.use('/feeds', notKept, readFeeds(context));
  app.use(logoRoute(context));
  app.use('/api/shell', onlyLook(context));
  app.use('/api/shell', signInRoutes(context), registerRoute(context), forgotRoute(context), resetRoute(context));
  app.use('/api/shell', signInStepRoutes(context), invitationRoutes(context));
  app.use('/api/shell', sessionStateRoute(context));
  app.use(
    '/api/shell',
    sessionsRoute(context),
    changePasswordRoute(context),
    joinRoutes(context),
    leaveRoutes(context),
    ownTwoStepRoutes(context),
    ownAccountRoute(context),
  );
  app.use('/api/shell', wishesRoute(context), liveEvents(context));
  const usual = [usesIn('shell'), responsibilitiesIn('shell'), healthIn('shell')];
  for (const call of [...usual, ...calls.map((one) => one.call)]) app.post(pathOf(call), ownRest(context));
  app.post('/api/shell/:call', ownCalls(context));
  app.get('/api/shell/openapi.json', ownRest(context));
  app.use('/api/shell/files', ownRest(context));
  app.use(
    '/api/shell',
    overrideRoutes(context),
    violationsRoute(context),
    releaseRoutes(context),
    provingRoutes(context),
    registryRoutes(context),
    mapRoutes(context),
    rolloutRoutes(context),
    unknownCall,
  );
  app.use('/api/docs', docsRoutes(context));
  app.use('/api/:service', unknownService);
  app.use('/api', unknownCall);
  app.use(awayScript, page(context), answerErrors(context.log, answerAway));
  return app;
};

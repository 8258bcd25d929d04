import type { Operation } from '@bidwright/service-kit/openapi';
import { invitationOperations } from './accounts/invitationRoutes.ts';
import { leaveOperations } from './accounts/leaveRoutes.ts';
import { ownAccountOperation } from './accounts/own.ts';
import { registerOperations } from './accounts/register.ts';
import { signInOperations } from './accounts/signIn.ts';
import { docsOperations } from './docs/route.ts';
import { eventsOperation } from './events/route.ts';
import { violationsOperation } from './failures/violationsRoute.ts';
import { feedOperation } from './feeds/route.ts';
import { logoOperation } from './firm/logo.ts';
import { joinOperations } from './google/joinRoutes.ts';
import { googleOperations } from './google/routes.ts';
import { wishesOperation } from './notifications/wishes/route.ts';
import { oidcOperations } from './oidc/routes.ts';
import { overrideOperations } from './overrides/routes.ts';
import { changePasswordOperation } from './password/change.ts';
import { forgotOperation } from './password/forgot.ts';
import { resetOperation } from './password/reset.ts';
import { listOperation } from './registry/list/route.ts';
import { mapOperations } from './registry/maps/routes.ts';
import { provingOperations } from './registry/proving/routes.ts';
import { releaseOperations } from './registry/releases/routes.ts';
import { registryOperations } from './registry/routes.ts';
import { rolloutOperations } from './registry/services/routes.ts';
import { sessionsOperation } from './sessions/routes.ts';
import { sessionStateOperation } from './sessions/state.ts';
import { ownTwoStepOperations } from './twoStep/own.ts';
import { signInStepOperations } from './twoStep/signInRoutes.ts';

/** What the document of the API says of the routes of the front door that no call of its contract can say. */
export const operations: Operation[] = [
  ...signInOperations,
  ...signInStepOperations,
  ...ownTwoStepOperations,
  sessionsOperation,
  sessionStateOperation,
  ...registerOperations,
  ownAccountOperation,
  changePasswordOperation,
  forgotOperation,
  resetOperation,
  ...invitationOperations,
  ...googleOperations,
  ...joinOperations,
  ...oidcOperations,
  ...leaveOperations,
  feedOperation,
  logoOperation,
  wishesOperation,
  eventsOperation,
  ...registryOperations,
  listOperation,
  ...overrideOperations,
  ...releaseOperations,
  ...provingOperations,
  ...mapOperations,
  ...rolloutOperations,
  violationsOperation,
  ...docsOperations,
];

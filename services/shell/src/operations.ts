import type { Operation } from '@bidwright/service-kit/openapi';
import { ownAccountOperation } from './accounts/own.ts';
import { registerOperations } from './accounts/register.ts';
import { signInOperations } from './accounts/signIn.ts';
import { docsOperations } from './docs/route.ts';
import { eventsOperation } from './events/route.ts';
import { failureOperations } from './failures/routes.ts';
import { feedOperations } from './feeds/operations.ts';
import { joinOperations } from './google/joinRoutes.ts';
import { googleOperations } from './google/routes.ts';
import { inboxOperation } from './notifications/routes.ts';
import { wishOperations } from './notifications/wishes/routes.ts';
import { overrideOperations } from './overrides/routes.ts';
import { changePasswordOperation } from './password/change.ts';
import { forgotOperation } from './password/forgot.ts';
import { resetOperation } from './password/reset.ts';
import { listOperation } from './registry/list/route.ts';
import { openedOperation } from './registry/opened/routes.ts';
import { releaseOperations } from './registry/releases/routes.ts';
import { registryOperations } from './registry/routes.ts';
import { sessionOperations } from './sessions/routes.ts';
import { sessionStateOperation } from './sessions/state.ts';

/** What the document of the API says of the calls that the front door alone answers. */
export const operations: Operation[] = [
  ...signInOperations,
  ...sessionOperations,
  sessionStateOperation,
  ...registerOperations,
  ownAccountOperation,
  changePasswordOperation,
  forgotOperation,
  resetOperation,
  ...googleOperations,
  ...joinOperations,
  ...feedOperations,
  inboxOperation,
  ...wishOperations,
  eventsOperation,
  ...registryOperations,
  listOperation,
  ...overrideOperations,
  openedOperation,
  ...releaseOperations,
  ...failureOperations,
  ...docsOperations,
];

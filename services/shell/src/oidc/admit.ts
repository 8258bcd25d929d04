import type { OidcProblem } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request, Response } from 'express';
import { enter, ifAllowed, mayEnter } from '../accounts/enter.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { accountOf, joinedTo } from './account.ts';
import { followGroups } from './followGroups.ts';
import type { Identity } from './identity.ts';

/** Somebody whose groups give no role is not let in; roles that they gave before end with them. */
const refuseWithoutRole = async (context: AppContext, { subject, roles }: Identity): Promise<OidcProblem> => {
  const { db, log, settings } = context;
  if (!roles) log.warn({ claim: settings.OIDC_GROUPS_CLAIM }, 'the directory lists no groups under this claim');
  const joined = roles && (await joinedTo(db, { subject }));
  if (joined && !joined.registration) await followGroups(context, joined, []);
  return 'noRole';
};

const openSession = async (
  context: AppContext,
  identity: Identity,
  request: Request,
  response: Response,
): Promise<OidcProblem | undefined> => {
  const { roles = [] } = identity;
  const areRolesGiven = context.settings.OIDC_ROLES.size > 0;
  if (areRolesGiven && roles.length === 0) return refuseWithoutRole(context, identity);
  const { account, problem } = await accountOf(context, identity, await languageFor(context.db, request));
  if (problem) return problem;
  const isIn = await ifAllowed(async () => {
    const current = { ...(await mayEnter(context, account)), registration: null };
    if (areRolesGiven) await followGroups(context, current, roles);
    await enter(context, current, request, response);
  });
  return isIn ? undefined : 'inactive';
};

/** Lets somebody in whom the directory has shown; answers why not. */
export const admit: typeof openSession = (...asked) =>
  openSession(...asked).catch((error: unknown) => {
    // People cannot be looked up, or nothing can be written.
    if (error instanceof Problem && error.status === 503) return 'unavailable';
    throw error;
  });

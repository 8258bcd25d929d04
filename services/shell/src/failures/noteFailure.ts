import { type FailureReport, shellName } from '@bidwright/contract-shell';
import type { Request } from 'express';
import type { AppContext } from '../context.ts';
import { tellOfFirstFailure } from '../notifications/own/versionFails.ts';
import { isProving } from '../registry/proving/person.ts';
import { mayLoad } from '../registry/versions.ts';
import type { NamedSession } from '../sessions/sessionOf.ts';
import { countFailure } from './count.ts';
import { detailsIn } from './details.ts';
import { takeBackIfBad } from './takeBack.ts';
import { isBlamed } from './verdict.ts';

/** Counts what did not work in a browser, and takes a version back that fails too many. */
export const noteFailure = async (
  context: Pick<AppContext, 'db' | 'limits' | 'settings' | 'log'>,
  session: NamedSession,
  failure: FailureReport,
  request: Pick<Request, 'get'>,
): Promise<void> => {
  // What a browser finds before people get a version has not failed anybody.
  if (isProving(session.user)) return;
  const { db, limits } = context;
  await limits.failures.spend(session.user.id);
  const isTheirs = failure.module === shellName || (await mayLoad(db, session.user, failure));
  if (!isTheirs) return;
  const counted = await countFailure(db, failure, detailsIn(failure, request, session.user.permissions));
  if (counted === 'unknown') return;
  // Whoever cannot be told must not keep a bad version on.
  if (counted === 'first' && isBlamed(failure.kind))
    await tellOfFirstFailure(db, failure).catch((err) => context.log.error({ err }, 'a failure could not be told'));
  await takeBackIfBad(context, failure, session);
};

import type { Session } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request } from 'express';
import { secretOf } from './cookie.ts';
import type { Sessions } from './sessions.ts';

/** The session a request belongs to, or null. */
export const findSession = async (sessions: Sessions, request: Request): Promise<Session | null> => {
  const secret = secretOf(request);
  return secret ? sessions.of(secret) : null;
};

/** The session a request belongs to; refuses those who have none. */
export const sessionOf = async (sessions: Sessions, request: Request): Promise<Session> => {
  const session = await findSession(sessions, request);
  if (!session) throw new Problem(401, 'signed-out', 'Please sign in');
  return session;
};

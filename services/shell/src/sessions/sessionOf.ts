import type { Session } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request } from 'express';
import { secretOf } from './cookie.ts';
import type { Sessions } from './sessions.ts';

/** of: somebody does something, so the session lasts longer. look: a page asks by itself. */
type How = 'of' | 'look';

/** The session a request belongs to, or null. */
export const findSession = async (
  sessions: Pick<Sessions, How>,
  request: Request,
  how: How = 'of',
): Promise<Session | null> => {
  const secret = secretOf(request);
  return secret ? sessions[how](secret) : null;
};

/** The session a request belongs to; refuses those who have none. */
export const sessionOf = async (sessions: Pick<Sessions, How>, request: Request, how?: How): Promise<Session> => {
  const session = await findSession(sessions, request, how);
  if (!session) throw new Problem(401, 'signed-out', 'Please sign in');
  return session;
};

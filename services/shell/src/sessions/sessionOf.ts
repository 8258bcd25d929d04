import type { Person } from '@bidwright/contract-kit';
import type { Session } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request } from 'express';
import { programOf } from '../programs/program.ts';
import { hashOf } from '../secret.ts';
import type { Sessions } from './sessions.ts';

/** of: somebody does something, so the session lasts longer. look: a page asks by itself. */
type How = 'of' | 'look';
type Asked = Pick<Sessions, How | 'secretOf'>;

/** The session a request belongs to, or null. A program with a key counts as a session. */
export const findSession = async (sessions: Asked, request: Request, how: How = 'of'): Promise<Session | null> => {
  const program = programOf(request);
  if (program) return program;
  const secret = sessions.secretOf(request);
  return secret ? sessions[how](secret) : null;
};

/** The session a request belongs to; refuses those who have none. */
export const sessionOf = async (sessions: Asked, request: Request, how?: How): Promise<Session> => {
  const session = await findSession(sessions, request, how);
  if (!session) throw new Problem(401, 'signed-out', 'Please sign in');
  return session;
};

/** A session and the name under which things are noted of it, which opens nothing. */
export interface NamedSession {
  hash: string;
  user: Person;
}

export const named = ({ secretOf }: Pick<Sessions, 'secretOf'>, request: Request, user: Person): NamedSession => ({
  hash: hashOf(secretOf(request) ?? ''),
  user,
});

import { has, type Person } from '@bidwright/contract-kit';
import { isId, Problem } from '@bidwright/service-kit';
import type { AppContext } from '../context.ts';

type Asked = Pick<AppContext, 'sessions'>;

/** Whose sessions are meant, `person`'s own where nobody is named; refuses who may not ask for them. */
export const whose = (person: Person, wanted: unknown): string => {
  if (wanted === undefined || wanted === person.id) return person.id;
  if (!has(person, 'Admin'))
    throw new Problem(403, 'forbidden', 'Only an Admin may see and end the sessions of others');
  if (!isId(wanted)) throw new Problem(400, 'bad-user', 'user is no id of a person');
  return wanted;
};

/** Ends a session: an own one, or for an Admin that of anybody. */
export const endOne = async ({ sessions }: Asked, person: Person, id: string): Promise<void> => {
  const ended = isId(id) ? await sessions.end(id, has(person, 'Admin') ? undefined : person.id) : 0;
  if (ended === 0) throw new Problem(404, 'not-found', 'There is no such session; it may have ended already');
};

/** Ends all sessions of somebody; answers how many they were. */
export const endAllOf = async ({ sessions }: Asked, person: Person, user: string): Promise<number> =>
  sessions.endAll(whose(person, user));

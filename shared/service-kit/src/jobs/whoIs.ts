import type { Person } from '@bidwright/contract-kit';
import { dataIn } from '../dataIn.ts';
import type { Keys } from '../keys/token.ts';
import { Problem } from '../problem.ts';
import type { WhoIs } from './context.ts';

/** What admin tells of a person. */
export type Known = Pick<
  Person,
  'id' | 'name' | 'email' | 'permissions' | 'teams' | 'showActuals' | 'showProjections'
> & {
  status: string;
  expirationDate: string | null;
};

const today = () => new Date().toISOString().slice(0, 10);

/** May somebody come in of whom this is known? */
export const mayComeIn = ({ status, expirationDate }: Pick<Known, 'status' | 'expirationDate'>): boolean =>
  status === 'Active' && !(expirationDate && expirationDate < today());

/** The person, if the person may come in. */
export const admitted = (known: Known | undefined): Person | undefined => {
  if (!known || !mayComeIn(known)) return undefined;
  const { id, name, email, permissions, teams, showActuals, showProjections } = known;
  return {
    id,
    name,
    email,
    permissions,
    teams,
    showActuals: Boolean(showActuals),
    showProjections: Boolean(showProjections),
  };
};

/** Longest wait for admin, in milliseconds. */
const timeoutMs = 2000;

/** Asks admin who somebody is now. A service that has no admin beside it takes people as they were when they asked. */
export const askAdmin = (keys: Pick<Keys, 'sign'>, admin: string | undefined): WhoIs => {
  if (!admin) return async (person) => person;
  return async ({ id }) => {
    const response = await fetch(new URL('/internal/person', admin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await keys.sign('admin')}`,
      },
      body: JSON.stringify({ id }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Problem(503, 'unavailable', 'Nobody can say who the person is now', { retryAfter: 2 });
    return admitted(await dataIn<Known>(response));
  };
};

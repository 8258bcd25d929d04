import type { Reference } from '@bidwright/contract-kit';
import { type Copies, copiesOf } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

/** What delivering needs to know of everybody in the firm: who has no account yet is mailed too. */
export const copies = { admin: { users: ['name', 'email', 'permissions', 'teams', 'status'] } } satisfies Copies;

export interface Colleague {
  id: string;
  name: string | null;
  email: string;
  permissions: string[];
  /** None: they were not told yet. */
  teams?: Reference[];
  status: string;
}

/** Everybody who works here. */
export const colleagues = async (db: Db): Promise<Colleague[]> =>
  (await copiesOf<Colleague>(db, 'users')).filter(({ status }) => status === 'Active');

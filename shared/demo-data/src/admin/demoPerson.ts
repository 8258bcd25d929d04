import type { Role } from '@bidwright/contract-kit';
import type { TeamName } from './teamList.ts';

export interface DemoPerson {
  first: string;
  last: string;
  /** The part of the address before the @. */
  mailbox: string;
  role: Role;
  position: string;
  teams: TeamName[];
  /** The manager's place in this list; none at the top of the tree. */
  manager?: number;
  /** What the person goes by, where it is not first and last name. */
  display?: string;
  inactive?: true;
  /** Where the person is, if it is not at home. */
  region?: 'France' | 'Romania';
  /** The subcontractor that lends the person. */
  lentBy?: string;
  /** The account ends in so many days. */
  expiresInDays?: number;
}

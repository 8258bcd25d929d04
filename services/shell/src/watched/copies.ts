import type { Copies } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** What notifications and mails need to know of other services' records: names and dates, never figures of money. */
export const copies = {
  admin: {
    users: ['name', 'email', 'permissions', 'teams', 'manager', 'status'],
    teams: ['name', 'lead', 'status'],
    opportunityOwner: ['name', 'user'],
    opportunityStatus: ['name', 'category'],
  },
  opportunities: {
    opportunities: [
      'solicitationName',
      'opportunityStatus',
      'opportunityOwner',
      'rfpManager',
      'primaryTeam',
      'teamsInvolved',
      'dueDate',
      'dateQnA',
      'decisionDueDate',
      'status',
    ],
    'opportunities/comments': ['addedBy'],
    'opportunities/followers': ['addedBy'],
    documents: ['name', 'documentType', 'opportunityId', 'endDate', 'status'],
  },
  'rfp-library': { rfpContent: ['sectionTitle', 'owner', 'reviewDue', 'status'] },
} satisfies Copies;

/** Is all that these services had before the front door listened here by now? */
export const areCopiesWhole = async (db: Db, services: string[]): Promise<boolean> => {
  const stated = Object.entries(copies).filter(([service]) => services.includes(service));
  const { rows } = await sql<{ service: string; col: string }>`select service, col from copy_pulls
    where done = 1`.execute(db);
  const pulled = new Set(rows.map(({ service, col }) => `${service}.${col}`));
  return stated.every(([service, collections]) =>
    Object.keys(collections).every((col) => pulled.has(`${service}.${col}`)),
  );
};

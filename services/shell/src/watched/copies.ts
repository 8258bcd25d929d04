import type { Copies } from '@bidwright/service-kit';

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

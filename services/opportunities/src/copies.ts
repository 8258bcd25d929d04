import type { Copies } from '@bidwright/service-kit';
import { followOwner } from './owners.ts';
import { followPlan } from './plannedWork/followPlan.ts';
import { followHoliday, followLeave } from './proposal/follow.ts';

/** What bids and reports about them need to know of other services' records. */
export const copies = {
  admin: {
    opportunityStatus: [
      'name',
      'category',
      'order',
      'stuckAfterDays',
      'defaultChance',
      'requiredFields',
      'requiredDocuments',
      'status',
    ],
    chances: ['name', 'value', 'status'],
    opportunityOwner: { fields: ['name', 'user', 'status'], follow: followOwner },
    users: ['name', 'email', 'teams', 'region', 'status'],
    companies: ['name', 'companyType', 'status'],
    projectTypes: ['name', 'status'],
    sources: ['name', 'status'],
    teams: ['name', 'lead', 'status'],
    holidays: { fields: ['day', 'region', 'status'], follow: followHoliday },
  },
  ftes: {
    projections: { fields: ['opportunity', 'fte', 'kind', 'entries', 'status'], follow: followPlan, versionOnly: true },
    leaves: {
      fields: ['person', 'firstDay', 'lastDay', 'hoursPerDay', 'status'],
      follow: followLeave,
      versionOnly: true,
    },
  },
} satisfies Copies;

import { join } from 'node:path';
import {
  bpas,
  budgetTypes,
  chances,
  companies,
  companyTypes,
  opportunityOwner,
  opportunityStatus,
  projectTypes,
  salaryProjections,
  sectionTitles,
  sources,
  teams,
  users,
} from '@bidwright/contract-admin';
import en from '@bidwright/contract-admin/locales/en.json' with { type: 'json' };
import { announceOnce, type Service, type ServiceOptions } from '@bidwright/service-kit';
import { internal } from './internal.ts';

/** What other services must know of people and lists. */
const announce = async (service: Service) => {
  await announceOnce(service, [opportunityStatus, opportunityOwner, chances], 'opportunities');
  await announceOnce(service, [users, opportunityStatus, chances], 'ftes');
};

export const service = {
  name: 'admin',
  collections: [
    bpas,
    budgetTypes,
    chances,
    companies,
    companyTypes,
    opportunityOwner,
    opportunityStatus,
    projectTypes,
    salaryProjections,
    sectionTitles,
    sources,
    teams,
    users,
  ],
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  routes: internal,
  prepare: announce,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).admin,
} satisfies ServiceOptions;

import { join } from 'node:path';
import {
  accountDefaults,
  bpas,
  budgetTypes,
  chances,
  companies,
  companyTypes,
  opportunityOwner,
  opportunityStatus,
  photos,
  projectTypes,
  salaryProjections,
  sectionTitles,
  sources,
  teams,
  users,
} from '@bidwright/contract-admin';
import en from '@bidwright/contract-admin/locales/en.json' with { type: 'json' };
import { announceOnce, type Service, type ServiceOptions, serviceSettings, settings } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { accountsAt } from './accounts.ts';
import { createUserCall, createUserOperation } from './createUser.ts';
import { internal, whoIs } from './internal.ts';
import { followEmail } from './managers.ts';
import { personRules } from './personRules.ts';
import { photoRules } from './photoRules.ts';
import { followBid, followMergedStatus, followMergedTeam } from './teams/primaryBids.ts';
import { teamRules } from './teams/teamRules.ts';

/** What other services must know of people and lists: of those that bids point at, what is out of use. */
const announce = async (service: Service) => {
  const ofBids = [users, opportunityStatus, opportunityOwner, chances, companies, projectTypes, sources, teams];
  await announceOnce(service, ofBids, 'opportunities');
  await announceOnce(service, [users, opportunityStatus, chances], 'ftes');
  await announceOnce(service, [opportunityStatus], 'rfp-library');
};

const frontDoor = () => settings({ PEERS: serviceSettings.PEERS }).PEERS.shell;

/** Its own calls; accounts are made at `address`, where the front door is. */
export const routesWith =
  (address: () => string | undefined) =>
  (service: Service): Router =>
    express.Router().use(internal(service), createUserCall(service, accountsAt(address(), service)));

export const service = {
  name: 'admin',
  collections: [
    accountDefaults,
    bpas,
    budgetTypes,
    chances,
    companies,
    companyTypes,
    opportunityOwner,
    opportunityStatus,
    photos,
    projectTypes,
    salaryProjections,
    sectionTitles,
    sources,
    teams,
    users,
  ],
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  rules: { photos: photoRules, users: personRules, teams: teamRules },
  on: {
    'admin.users.changed': followEmail,
    'admin.users.merged': followEmail,
    'admin.teams.merged': followMergedTeam,
    'admin.opportunityStatus.merged': followMergedStatus,
    'opportunities.opportunities.created': followBid,
    'opportunities.opportunities.changed': followBid,
  },
  operations: [createUserOperation],
  routes: routesWith(frontDoor),
  whoIs,
  access: {
    'POST /api/admin/createUser': users.rights.create,
    'POST /internal/person': 'service',
    'POST /internal/users': 'service',
  },
  prepare: announce,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).admin,
} satisfies ServiceOptions;

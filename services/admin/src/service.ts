import { join } from 'node:path';
import { accountDefaults, companies, keptLists, photos, salaryProjections, users } from '@bidwright/contract-admin';
import en from '@bidwright/contract-admin/locales/en.json' with { type: 'json' };
import fr from '@bidwright/contract-admin/locales/fr.json' with { type: 'json' };
import ro from '@bidwright/contract-admin/locales/ro.json' with { type: 'json' };
import zh from '@bidwright/contract-admin/locales/zh.json' with { type: 'json' };
import { openAddresses, type Service, type ServiceOptions, serviceSettings, settings } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { accountsAt } from './accounts.ts';
import { calls } from './calls.ts';
import { createUserCall, createUserOperation } from './createUser.ts';
import { internal, whoIs } from './internal.ts';
import { followEmail } from './managers.ts';
import { notices } from './notices/notices.ts';
import { personRules } from './personRules.ts';
import { photoRules } from './photoRules.ts';
import { statusRules } from './statusRules.ts';
import type { Db } from './tables.ts';
import { followBid, followMergedStatus, followMergedTeam, ofBid } from './teams/primaryBids.ts';
import { teamRules } from './teams/teamRules.ts';

const { PEERS, ADDRESSES_FILE } = serviceSettings;

const frontDoor = () => openAddresses('admin', settings({ PEERS, ADDRESSES_FILE })).shell;

/** Its own calls; accounts are made at `address`, where the front door is. */
export const routesWith =
  (address: () => string | undefined) =>
  (service: Service<Db>): Router =>
    express.Router().use(internal(service), createUserCall(service, accountsAt(address(), service)));

export const service = {
  name: 'admin',
  collections: [...keptLists, accountDefaults, companies, photos, salaryProjections, users],
  calls,
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  translations: { fr, ro, zh },
  rules: { opportunityStatus: statusRules, photos: photoRules, users: personRules, teams: teamRules },
  copies: { opportunities: { opportunities: { fields: ofBid, follow: followBid, versionOnly: true } } },
  on: {
    'admin.users.changed': followEmail,
    'admin.users.merged': followEmail,
    'admin.teams.merged': followMergedTeam,
    'admin.opportunityStatus.merged': followMergedStatus,
  },
  notices,
  operations: [createUserOperation],
  routes: routesWith(frontDoor),
  whoIs,
  access: {
    'POST /api/admin/createUser': users.rights.create,
    'POST /internal/person': 'service',
    'POST /internal/users': 'service',
    'POST /internal/users/roles': 'service',
    'POST /internal/users/list': 'service',
    'POST /internal/users/change': 'service',
  },
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).admin,
} satisfies ServiceOptions;

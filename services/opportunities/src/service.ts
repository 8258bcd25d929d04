import { join } from 'node:path';
import { documents, opportunities, parts, scorecards } from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import { announceOnce, copying, type ServiceOptions } from '@bidwright/service-kit';
import express from 'express';
import { bidRules } from './bidRules.ts';
import { boardCall, boardOperation } from './board/boardCall.ts';
import { followMergedOwner, followOwner } from './owners.ts';
import { reportOperations } from './reports/operations.ts';
import { reportAccess, reportCalls } from './reports/reportCalls.ts';
import { sendDecisionCall } from './sendDecision/call.ts';
import { sendDecisionOperation } from './sendDecision/operation.ts';

export const service = {
  name: 'opportunities',
  collections: [opportunities, documents, scorecards],
  rules: { opportunities: bidRules },
  operations: [boardOperation, sendDecisionOperation, ...reportOperations],
  routes: (service) => express.Router().use(boardCall(service), sendDecisionCall(service), reportCalls(service)),
  access: {
    ...reportAccess,
    'POST /api/opportunities/board': opportunities.rights.read,
    'POST /api/opportunities/sendDecision': parts.decisions.rights.create,
  },
  on: {
    ...copying('admin', 'opportunityStatus', 'chances', 'users'),
    'admin.opportunityOwner.created': followOwner,
    'admin.opportunityOwner.changed': followOwner,
    'admin.opportunityOwner.merged': followMergedOwner,
  },
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).opportunities,
  prepare: async (service) => {
    for (const listener of ['ftes', 'rfp-library']) await announceOnce(service, [opportunities], listener);
  },
} satisfies ServiceOptions;

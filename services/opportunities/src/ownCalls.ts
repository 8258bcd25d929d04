import { opportunities, parts } from '@bidwright/contract-opportunities';
import type { AccessTable, Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { boardCall, boardOperation } from './board/boardCall.ts';
import { calendarFeedCall, calendarFeedOperation } from './calendarFeed/call.ts';
import { calendarFileCall, calendarFileOperation } from './calendarFeed/fileCall.ts';
import { contractFiguresCall } from './contractFigures/call.ts';
import { contractFiguresOperation } from './contractFigures/operation.ts';
import { duplicatesCall, duplicatesOperation } from './duplicates/call.ts';
import { experienceCall, experienceOperation } from './experience/call.ts';
import { followedCall, followedOperation } from './followed/call.ts';
import { pacesCall, pacesOperation } from './pace/call.ts';
import { keptPaces } from './pace/keptPaces.ts';
import { projectViewCall, projectViewOperation } from './projectView/call.ts';
import { reportOperations } from './reports/operations.ts';
import { reportAccess, reportCalls } from './reports/reportCalls.ts';
import { risksCall, risksOperation } from './risks/call.ts';
import { sendDecisionCall } from './sendDecision/call.ts';
import { sendDecisionOperation } from './sendDecision/operation.ts';
import { wonInCall, wonInOperation } from './won/call.ts';

/** The calls beside those of the collections. */
export const ownRoutes = (service: Service): Router => {
  const paces = keptPaces(service);
  return express
    .Router()
    .use(
      boardCall(service),
      sendDecisionCall(service),
      contractFiguresCall(service),
      duplicatesCall(service),
      experienceCall(service),
      projectViewCall(service),
      wonInCall(service),
      followedCall(service),
      calendarFeedCall(service),
      calendarFileCall(service),
      risksCall(service, paces),
      pacesCall(paces),
      reportCalls(service),
    );
};

export const ownOperations = [
  boardOperation,
  sendDecisionOperation,
  contractFiguresOperation,
  duplicatesOperation,
  experienceOperation,
  projectViewOperation,
  wonInOperation,
  followedOperation,
  calendarFeedOperation,
  calendarFileOperation,
  risksOperation,
  pacesOperation,
  ...reportOperations,
];

/** Who may make them at all. */
export const ownAccess: AccessTable = {
  ...reportAccess,
  'POST /api/opportunities/board': opportunities.rights.read,
  'POST /api/opportunities/sendDecision': parts.decisions.rights.create,
  'GET /api/opportunities/feeds/calendar.ics': opportunities.rights.read,
  'POST /api/opportunities/calendarFile': opportunities.rights.read,
  'POST /api/opportunities/risks': opportunities.rights.read,
  'POST /api/opportunities/paces': opportunities.rights.read,
  'POST /api/opportunities/duplicates': opportunities.rights.read,
  'POST /api/opportunities/experience': opportunities.rights.read,
  'POST /api/opportunities/followed': opportunities.rights.read,
  'POST /api/opportunities/contractFigures': opportunities.rights.read,
  'POST /api/opportunities/projectView': opportunities.rights.read,
  'POST /api/opportunities/wonIn': opportunities.rights.read,
};

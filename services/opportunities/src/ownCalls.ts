import { opportunities, parts } from '@bidwright/contract-opportunities';
import type { AccessTable, Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { boardCall, boardOperation } from './board/boardCall.ts';
import { calendarFeedCall, calendarFeedOperation } from './calendarFeed/call.ts';
import { contractFiguresCall } from './contractFigures/call.ts';
import { contractFiguresOperation } from './contractFigures/operation.ts';
import { followedCall, followedOperation } from './followed/call.ts';
import { reportOperations } from './reports/operations.ts';
import { reportAccess, reportCalls } from './reports/reportCalls.ts';
import { risksCall, risksOperation } from './risks/call.ts';
import { sendDecisionCall } from './sendDecision/call.ts';
import { sendDecisionOperation } from './sendDecision/operation.ts';

/** The calls beside those of the collections. */
export const ownRoutes = (service: Service): Router =>
  express
    .Router()
    .use(
      boardCall(service),
      sendDecisionCall(service),
      contractFiguresCall(service),
      followedCall(service),
      calendarFeedCall(service),
      risksCall(service),
      reportCalls(service),
    );

export const ownOperations = [
  boardOperation,
  sendDecisionOperation,
  contractFiguresOperation,
  followedOperation,
  calendarFeedOperation,
  risksOperation,
  ...reportOperations,
];

/** Who may make them at all. */
export const ownAccess: AccessTable = {
  ...reportAccess,
  'POST /api/opportunities/board': opportunities.rights.read,
  'POST /api/opportunities/sendDecision': parts.decisions.rights.create,
  'GET /api/opportunities/feeds/calendar.ics': opportunities.rights.read,
  'POST /api/opportunities/risks': opportunities.rights.read,
  'POST /api/opportunities/followed': opportunities.rights.read,
  'POST /api/opportunities/contractFigures': opportunities.rights.read,
};

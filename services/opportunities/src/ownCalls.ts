import { opportunities, parts } from '@bidwright/contract-opportunities';
import type { AccessTable, Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { contractFiguresCall } from './contractFigures/call.ts';
import { contractFiguresOperation } from './contractFigures/operation.ts';
import { sendDecisionCall } from './sendDecision/call.ts';
import { sendDecisionOperation } from './sendDecision/operation.ts';

/** The calls beside those of the collections. */
export const ownRoutes = (service: Service): Router =>
  express.Router().use(sendDecisionCall(service), contractFiguresCall(service));

export const ownOperations = [sendDecisionOperation, contractFiguresOperation];

/** Who may make them at all. */
export const ownAccess: AccessTable = {
  'POST /api/opportunities/sendDecision': parts.decisions.rights.create,
  'POST /api/opportunities/contractFigures': opportunities.rights.read,
};

import type { RecordEvent } from '@bidwright/contract-kit';
import express, { type Router } from 'express';
import { serviceAsking } from '../caller.ts';
import { jsonUpTo } from '../json.ts';
import { Problem } from '../problem.ts';
import { isRow } from '../row.ts';
import type { Service } from '../service.ts';
import { isId } from '../table/value.ts';
import type { Listens } from './handler.ts';
import type { Handlers } from './handlers.ts';
import { receive } from './receive.ts';

const isEvent = (value: unknown): value is RecordEvent =>
  isRow(value) &&
  isId(value.id) &&
  isId(value.recordId) &&
  [value.service, value.col, value.kind, value.title].every((one) => typeof one === 'string') &&
  isRow(value.changes) &&
  isRow(value.record);

/** Events in a body. A service tells of its own records alone. */
const eventsIn = (body: unknown, sender: string): RecordEvent[] => {
  const events = isRow(body) ? body.events : undefined;
  if (!Array.isArray(events) || !events.every(isEvent))
    throw new Problem(400, 'bad-value', 'events must be a list of events');
  const foreign = events.find(({ service }) => service !== sender);
  if (foreign) throw new Problem(403, 'forbidden', `${sender} cannot tell of records of ${foreign.service}`);
  return events;
};

/** Where other services tell of what they wrote. */
export const eventsRoute = (service: Service, on: Handlers, listens?: Listens): Router => {
  const router = express.Router();
  router.post('/internal/events', (request, response, next) => {
    response.locals.sender = serviceAsking(request);
    next();
  });
  router.post('/internal/events', ...jsonUpTo('32mb'), async (request, response) => {
    const events = eventsIn(request.body, response.locals.sender);
    response.json({ data: await receive(service, on, events, listens) });
  });
  return router;
};

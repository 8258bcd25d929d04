import { check } from '@bidwright/contract-kit';
import { calendarAsked, calendarLanguages, calendarScopes, opportunities } from '@bidwright/contract-opportunities';
import { type AccessTable, Problem, personOf, type Service } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import { myWork } from '../proposal/myWork.ts';
import type { Db } from '../tables.ts';
import { calendarOf } from './calendarOf.ts';
import { datesOf } from './datesOf.ts';

const path = `/api/${opportunities.service}/feeds/calendar.ics`;

/** What the document of the API says of the call. */
export const calendarFeedOperation: Operation = {
  method: 'get',
  path,
  tag: 'opportunities',
  summary:
    'A calendar (iCalendar) of the dates of open bids, of what the person has to do for their proposals, and of the awards that are awaited',
  parameters: [
    {
      name: 'scope',
      in: 'query',
      description: 'Bids that I own, manage or follow; those of my teams too; all',
      schema: { enum: [...calendarScopes] },
    },
    { name: 'language', in: 'query', description: 'Of the entries', schema: { enum: [...calendarLanguages] } },
  ],
  refusals: [403, 422],
  rawAnswer: 'text/calendar',
};

/** Who may read it at all. */
export const calendarFeedAccess: AccessTable = { [`GET ${path}`]: opportunities.rights.read };

/** What is on in a bid; after it was sent only the client's answer. */
const isOn: Parameters<typeof calendarOf>[1]['isOn'] = (name, { isOpen }) => isOpen || name === 'expectedAwardDate';

/** The calendar that programs read by a link of the front door. Rights are those of the person behind the link, as they are now. */
export const calendarFeedRoute = (service: Service<Db>): Router => {
  const router = express.Router();
  router.get(path, async (request, response) => {
    const person = personOf(request);
    const { value, errors } = check(calendarAsked, { ...request.query });
    if (errors) throw new Problem(422, 'invalid', 'There is no such calendar', { fields: errors });
    const today = new Date().toISOString().slice(0, 10);
    const [bids, work] = await Promise.all([
      datesOf(service.db, person, value.scope, today),
      myWork(service.db, person),
    ]);
    response
      .type('text/calendar')
      .set('content-disposition', 'inline; filename="bidwright.ics"')
      .send(calendarOf(bids, { language: value.language, isOn, work }).toString());
  });
  return router;
};

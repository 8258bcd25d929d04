import { mostWon, opportunities, wonInAsked } from '@bidwright/contract-opportunities';
import { checkedBody, personOf, readJson, type Service } from '@bidwright/service-kit';
import { idOf, listOf, type Operation } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import { wonIn } from './wonIn.ts';

const path = `/api/${opportunities.service}/wonIn`;

/** What the document of the API says of the call. */
export const wonInOperation: Operation = {
  method: 'post',
  path,
  tag: 'opportunities',
  summary: `The ids of the bids that were won from one day to another, the latest first. More than ${mostWon} are refused. A moment is of the day that it has in UTC`,
  refusals: [422],
  body: wonInAsked,
  answer: listOf(idOf('opportunities')),
};

/** The call behind the filter of bids by the day on which they were won. */
export const wonInCall = (service: Service): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    const asked = checkedBody(wonInAsked, request.body);
    response.json({ data: await wonIn(service.db, personOf(request, service), asked) });
  });
  return router;
};

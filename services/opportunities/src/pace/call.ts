import { object } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { checkedBody, readJson } from '@bidwright/service-kit';
import { idOf, listOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import type { Paces } from './keptPaces.ts';

const path = `/api/${opportunities.service}/paces`;

const nothing = object({});

/** What the document of the API says of the call. */
export const pacesOperation: Operation = {
  method: 'post',
  path,
  tag: 'opportunities',
  summary: 'The days in which half of the bids of a status, with as many teams, were sent; three teams stand for more',
  refusals: [422],
  body: nothing,
  answer: listOf(
    objectOf({
      status: idOf('opportunityStatus'),
      size: { type: 'integer', minimum: 1, maximum: 3 },
      days: { type: 'integer', minimum: 0 },
    }),
  ),
};

/** The call behind what a bid's page says of the time that bids like it took. */
export const pacesCall = (paces: Paces): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    checkedBody(nothing, request.body);
    response.json({ data: await paces() });
  });
  return router;
};

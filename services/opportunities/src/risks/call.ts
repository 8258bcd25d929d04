import { mostRisks, opportunities, risksAsked } from '@bidwright/contract-opportunities';
import { checkedBody, personOf, readJson, type Service } from '@bidwright/service-kit';
import { idOf, type JsonSchema, listOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import type { Paces } from '../pace/keptPaces.ts';
import { risksOf } from './risksOf.ts';

const path = `/api/${opportunities.service}/risks`;

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };

/** What the document of the API says of the call. */
export const risksOperation: Operation = {
  method: 'post',
  path,
  tag: 'opportunities',
  summary: `The open bids that are least likely to be ready in time, at most ${mostRisks}, with the reasons`,
  refusals: [422],
  body: risksAsked,
  answer: listOf(
    objectOf({
      id: idOf('opportunities'),
      name: text,
      client: text,
      dueDate: { type: 'string', format: 'date' },
      risk: objectOf({
        score: { ...whole, minimum: 0, maximum: 100 },
        level: { enum: ['low', 'medium', 'high'] },
        reasons: listOf(objectOf({ name: text, count: whole, points: whole }, ['name', 'points'])),
      }),
    }),
  ),
};

/** The call behind the dashboard's card of bids at risk. */
export const risksCall = (service: Service, paces: Paces): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    const { today } = checkedBody(risksAsked, request.body);
    response.json({ data: await risksOf(service.db, paces, personOf(request, service), today) });
  });
  return router;
};

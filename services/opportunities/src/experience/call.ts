import { type Experience, experienceAsked, opportunities } from '@bidwright/contract-opportunities';
import { checkedBody, readJson, type Service } from '@bidwright/service-kit';
import { idOf, type JsonSchema, type Operation, objectOf, orNull } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import { experienceOf } from './experienceOf.ts';

const path = `/api/${opportunities.service}/experience`;
const count: JsonSchema = { type: 'integer', minimum: 0 };
const name: JsonSchema = { type: 'string' };
const decided = objectOf({ won: count, decided: count });

/** What the document of the API says of the call. */
export const experienceOperation: Operation = {
  method: 'post',
  path,
  tag: 'opportunities',
  summary:
    'How bids like one ended: of its client, for its kind of work, with its partners; who won them, and who holds it',
  refusals: [404, 422],
  body: objectOf({ id: idOf('opportunities') }),
  answer: objectOf({
    client: decided,
    work: decided,
    partners: decided,
    rivals: objectOf({ count, price: orNull({ type: 'number' }), firm: orNull(name) }),
    original: orNull(objectOf({ name, isOurs: { type: 'boolean' }, firm: orNull(name) })),
  }),
};

/** The call behind what is proposed for a go/no-go score. Whoever works on bids sees all of them. */
export const experienceCall = (service: Service): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    const { id } = checkedBody(experienceAsked, request.body);
    const data: Experience = await experienceOf(service.db, id);
    response.json({ data });
  });
  return router;
};

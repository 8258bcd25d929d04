import { may, searchLength } from '@bidwright/contract-kit';
import { awardMonth, boardDimensions, mostPerColumn, opportunities } from '@bidwright/contract-opportunities';
import { dayAsked, isRow, Problem, personOf, readJson, type Service } from '@bidwright/service-kit';
import { type JsonSchema, listOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import { boardOf } from './boardOf.ts';

const path = `/api/${opportunities.service}/board`;
const sum: JsonSchema = { type: 'number' };

/** What the document of the API says of the call. */
export const boardOperation: Operation = {
  method: 'post',
  path,
  tag: 'board',
  summary: 'Opportunities by status, team, owner or month of award: how many, their amounts, and the first of each',
  body: objectOf(
    {
      where: { type: 'array', maxItems: 30, description: 'As query takes it' },
      search: { type: ['string', 'null'], maxLength: searchLength },
      sort: { type: ['object', 'null'], description: 'As query takes it' },
      by: { type: 'string', enum: [...boardDimensions, awardMonth] },
      asOf: dayAsked,
      per: { type: 'integer', minimum: 0, maximum: mostPerColumn, description: 'Records of each group at most' },
    },
    [],
  ),
  answer: listOf(
    objectOf({
      group: objectOf({ id: { type: 'string' }, name: { type: 'string' } }),
      count: { type: 'integer', minimum: 1 },
      amount: sum,
      weighted: { ...sum, description: 'Each amount times its chance' },
      bids: listOf({ $ref: `#/components/schemas/${opportunities.name}` }),
      since: {
        type: 'object',
        additionalProperties: { type: 'integer' },
        description: 'When each of these records came to its status, in seconds since 1970, by its id',
      },
    }),
  ),
};

/** The board of the list: a call beside those of the collections. */
export const boardCall = (service: Service): Router => {
  const router = express.Router();
  router.post(path, (request, response, next) => {
    const person = personOf(request, service);
    if (!may(opportunities.rights.read, person))
      throw new Problem(403, 'forbidden', 'You have no right to see opportunities');
    response.locals.person = person;
    next();
  });
  router.post(path, ...readJson);
  router.post(path, async (request, response) => {
    const resource = service.resources.get(opportunities.name);
    if (!resource || !isRow(request.body)) throw new Problem(400, 'no-json', 'The body must be a JSON object');
    response.json({ data: await boardOf(service.db, resource, response.locals.person, request.body) });
  });
  return router;
};

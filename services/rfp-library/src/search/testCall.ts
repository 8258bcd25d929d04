import { rfpContent } from '@bidwright/contract-rfp-library';
import { Problem, type Row, readJson, type Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { answerSearch } from './answer.ts';
import { wantedIn } from './filters.ts';
import type { Library } from './Library.ts';

const bodyIn = (body: unknown): Row => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(400, 'no-json', 'The body must be a JSON object');
  const { col = rfpContent.name, ...filters } = body as Row;
  if (col !== rfpContent.name)
    throw new Problem(400, 'unknown-collection', `The call test searches ${rfpContent.name}`);
  return filters;
};

/** The specification's call `test`: a search of the library. */
export const testCall = (service: Service, libraryOf: (service: Service) => Library): Router => {
  const router = express.Router();
  const path = `/api/${service.name}/test`;
  router.post(path, ...readJson);
  router.post(path, async (request, response) => {
    response.json({ data: await answerSearch(service.db, libraryOf(service), wantedIn(bodyIn(request.body))) });
  });
  return router;
};

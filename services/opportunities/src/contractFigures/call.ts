import { check } from '@bidwright/contract-kit';
import { figuresAsked } from '@bidwright/contract-opportunities';
import { Problem, readJson, type Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { figuresOf } from './figuresOf.ts';

/** The call that sums up contracts and invoices of projects. Whoever reads bids reads their documents. */
export const contractFiguresCall = (service: Service): Router => {
  const router = express.Router();
  router.post(`/api/${service.name}/contractFigures`, ...readJson, async (request, response) => {
    const { value, errors } = check(figuresAsked, request.body);
    if (errors) throw new Problem(422, 'invalid', 'These projects cannot be summed up', { fields: errors });
    response.json({ data: await figuresOf(service.db, [...new Set(value.ids)]) });
  });
  return router;
};

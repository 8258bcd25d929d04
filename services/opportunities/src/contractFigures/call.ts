import { figuresAsked } from '@bidwright/contract-opportunities';
import { checkedBody, readJson, type Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { figuresOf } from './figuresOf.ts';

/** The call that sums up contracts and invoices of projects. Whoever reads bids reads their documents. */
export const contractFiguresCall = (service: Service): Router => {
  const router = express.Router();
  router.post(`/api/${service.name}/contractFigures`, ...readJson, async (request, response) => {
    const { ids } = checkedBody(figuresAsked, request.body);
    response.json({ data: await figuresOf(service.db, [...new Set(ids)]) });
  });
  return router;
};

import { projections } from '@bidwright/contract-ftes';
import { may } from '@bidwright/contract-kit';
import { Problem, personOf, readJson, type Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { askedIn } from './asked.ts';
import { capacityOf } from './capacityOf.ts';

/** Who has how much to do: a call beside those of the collections. It adds up the plans that the asker may see. */
export const capacityCall = (service: Service): Router => {
  const router = express.Router();
  const path = `/api/${service.name}/capacity`;
  router.post(path, (request, response, next) => {
    const person = personOf(request, service);
    if (!may(projections.rights.read, person)) throw new Problem(403, 'forbidden', 'You have no right to see plans');
    response.locals.person = person;
    next();
  });
  router.post(path, ...readJson);
  router.post(path, async (request, response) => {
    response.json({ data: await capacityOf(service.db, response.locals.person, askedIn(request.body)) });
  });
  return router;
};

import { personOf, readJson, type Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { sendDecision } from './sendDecision.ts';

/** The call that mails a decision. Who may decide about no bid at all is refused before the body is read. */
export const sendDecisionCall = (service: Service): Router => {
  const router = express.Router();
  router.post(`/api/${service.name}/sendDecision`, ...readJson, async (request, response) => {
    const person = personOf(request, service);
    const by = { id: person.id, name: person.name, person, requestId: String(request.id) };
    response.json({ data: await sendDecision(service, by, request.body) });
  });
  return router;
};

import { mostOfView, opportunities, projectViewAsked, projectViewsOf } from '@bidwright/contract-opportunities';
import { checkedBody, Problem, personOf, readJson, type Service } from '@bidwright/service-kit';
import { idOf, listOf, type Operation } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import { projectsIn } from './idsOf.ts';

const path = `/api/${opportunities.service}/projectView`;

/** What the document of the API says of the call. */
export const projectViewOperation: Operation = {
  method: 'post',
  path,
  tag: 'opportunities',
  summary: `The ids of the projects of a view that are not closed, the most pressing first, at most ${mostOfView}`,
  refusals: [422],
  body: projectViewAsked,
  answer: listOf(idOf('opportunities')),
};

/** The call behind the views of the list of projects. */
export const projectViewCall = (service: Service): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    const asked = checkedBody(projectViewAsked, request.body);
    const person = personOf(request, service);
    if (!projectViewsOf(person).includes(asked.view))
      throw new Problem(403, 'forbidden', 'You have no right to see plans');
    response.json({ data: await projectsIn(service.db, person, asked) });
  });
  return router;
};

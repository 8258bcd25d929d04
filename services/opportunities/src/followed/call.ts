import { mostFollowed, opportunities } from '@bidwright/contract-opportunities';
import { personOf, readJson, type Service } from '@bidwright/service-kit';
import { idOf, listOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import { sql } from 'kysely';

const path = `/api/${opportunities.service}/followed`;

/** What the document of the API says of the call. */
export const followedOperation: Operation = {
  method: 'post',
  path,
  tag: 'opportunities',
  summary: `The ids of the bids that the person follows, the latest first, at most ${mostFollowed}`,
  body: objectOf({}),
  answer: listOf(idOf('opportunities')),
};

/** The call that says which bids the person follows. */
export const followedCall = (service: Service): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    const { rows } = await sql<{ id: string }>`select f.parentId as id from opportunities_followers as f
      join opportunities as o on o.id = f.parentId and o.status = 'Active'
      where f.addedById = ${personOf(request, service).id}
      order by f.dateCreated desc, f.parentId desc limit ${mostFollowed}`.execute(service.db);
    response.json({ data: rows.map(({ id }) => id) });
  });
  return router;
};

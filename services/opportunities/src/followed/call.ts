import { mostFollowed, opportunities } from '@bidwright/contract-opportunities';
import { personOf, readJson, type Service } from '@bidwright/service-kit';
import { idOf, listOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import type { Db } from '../tables.ts';

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
export const followedCall = (service: Service<Db>): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    const rows = await service.db
      .selectFrom('opportunities_followers as f')
      .innerJoin('opportunities as o', 'o.id', 'f.parentId')
      .select('o.id')
      .where('o.status', '=', 'Active')
      .where('f.addedById', '=', personOf(request, service).id)
      .orderBy('f.dateCreated', 'desc')
      .orderBy('f.parentId', 'desc')
      .limit(mostFollowed)
      .execute();
    response.json({ data: rows.map(({ id }) => id) });
  });
  return router;
};

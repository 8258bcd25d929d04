import { type Duplicate, duplicatesAsked, mostDuplicates, opportunities } from '@bidwright/contract-opportunities';
import { checkedBody, type Database, readJson, type Service } from '@bidwright/service-kit';
import { idOf, type JsonSchema, listOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import { sameNumbered } from './sameNumbered.ts';
import { similarlyNamed } from './similarlyNamed.ts';

const path = `/api/${opportunities.service}/duplicates`;
const text: JsonSchema = { type: 'string' };

/** What the document of the API says of the call. */
export const duplicatesOperation: Operation = {
  method: 'post',
  path,
  tag: 'opportunities',
  summary: `Bids that may be the one that is being recorded, at most ${mostDuplicates}: first those with its number`,
  refusals: [422],
  body: duplicatesAsked,
  answer: listOf(
    objectOf({
      id: idOf('opportunities'),
      solicitationName: text,
      client: text,
      opportunityStatus: text,
      dueDate: { type: 'string', format: 'date' },
      same: { enum: ['number', 'name'] },
    }),
  ),
};

const duplicatesOf = async (db: Database, body: unknown): Promise<Duplicate[]> => {
  const { but, client, solicitationName: name, solicitationNumber } = checkedBody(duplicatesAsked, body);
  const numbered = await sameNumbered(db, solicitationNumber, but ?? '', mostDuplicates);
  const named = await similarlyNamed(db, { client, name, but: but ?? '' });
  const known = new Set(numbered.map(({ id }) => id));
  return [
    ...numbered.map((found) => ({ ...found, same: 'number' as const })),
    ...named.filter(({ id }) => !known.has(id)).map((found) => ({ ...found, same: 'name' as const })),
  ].slice(0, mostDuplicates);
};

/** The call behind the form's question whether a bid is there already. Whoever works on bids sees all of them. */
export const duplicatesCall = (service: Service): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    response.json({ data: await duplicatesOf(service.db, request.body) });
  });
  return router;
};

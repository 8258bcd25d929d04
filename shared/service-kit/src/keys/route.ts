import express, { type Router } from 'express';
import type { Service } from '../service.ts';
import { publishedKeys } from './own.ts';

/** Tells everybody with what this service signs, as a JSON Web Key Set. */
export const keysRoute = ({ db }: Pick<Service, 'db'>): Router => {
  const router = express.Router();
  router.get('/internal/keys', async (_request, response) => {
    response.json(await publishedKeys(db));
  });
  return router;
};

import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { mustBeInstallation } from '../registry/publisher.ts';
import { healthOf } from './health.ts';

/** Tells the platform's health to whoever looks after it on its machine, and so has the token of its installation. */
export const healthForDoctor = (context: AppContext): Router => {
  const router = Router();
  router.get('/internal/health', async (request, response) => {
    mustBeInstallation(context, request);
    response.json({ data: await healthOf(context) });
  });
  return router;
};

import { mustBeService } from '@bidwright/service-kit';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { healthOf } from './health.ts';

/** Tells the platform's health to whoever looks after it on its machine, and so has the key of its services. */
export const healthForDoctor = (context: AppContext): Router => {
  const router = Router();
  router.get('/internal/health', async (request, response) => {
    mustBeService(request, { name: 'shell', key: context.key }, 'doctor');
    response.json({ data: await healthOf(context) });
  });
  return router;
};

import express, { type Router } from 'express';
import { jobsRouter } from './calls.ts';
import type { JobContext } from './context.ts';
import { downloadErrors, downloadFile } from './download.ts';
import { uploadImport } from './import/upload.ts';

/** Everything that is asked about jobs: the calls, files that jobs have made, and files for imports. */
export const jobRoutes = (context: JobContext): Router => {
  const router = express.Router();
  const files = `/api/${context.name}/files` as const;
  router.post(`${files}/imports`, uploadImport(context));
  router.get(`${files}/jobs/:id`, downloadFile(context));
  router.get(`${files}/jobs/:id/errors`, downloadErrors(context));
  router.use(jobsRouter(context));
  return router;
};

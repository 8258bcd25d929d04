import express, { type Router } from 'express';
import { jobsRouter } from './calls.ts';
import { downloadErrors, downloadFile } from './download.ts';
import { uploadImport } from './import/upload.ts';
import type { JobRoom } from './room.ts';

/** Everything that is asked about jobs: the calls, files that jobs have made, and files for imports. */
export const jobRoutes = (room: JobRoom): Router => {
  const router = express.Router();
  const files = `/api/${room.name}/files` as const;
  router.post(`${files}/imports`, uploadImport(room));
  router.get(`${files}/jobs/:id`, downloadFile(room));
  router.get(`${files}/jobs/:id/errors`, downloadErrors(room));
  router.use(jobsRouter(room));
  return router;
};

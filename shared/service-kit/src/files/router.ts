import express, { type Router } from 'express';
import type { FileContext } from './context.ts';
import { download } from './download.ts';
import { remove } from './remove.ts';
import { upload } from './upload.ts';

/** Files of records, by the ids of the records. */
export const filesRouter = (context: FileContext): Router => {
  const router = express.Router();
  router
    .route(`/api/${context.name}/files/:id` as const)
    .get(download(context))
    .put(upload(context))
    .delete(remove(context));
  return router;
};

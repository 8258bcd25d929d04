import express, { type Router } from 'express';
import { download } from './download.ts';
import { remove } from './remove.ts';
import type { FileRoom } from './room.ts';
import { upload } from './upload.ts';

/** Files of records, by the ids of the records. */
export const filesRouter = (room: FileRoom): Router => {
  const router = express.Router();
  router
    .route(`/api/${room.name}/files/:id` as const)
    .get(download(room))
    .put(upload(room))
    .delete(remove(room));
  return router;
};

import { type JobCall, jobCalls, type Person } from '@bidwright/contract-kit';
import express, { type Request, type Router } from 'express';
import { personOf } from '../caller.ts';
import type { Answer } from '../calls/call.ts';
import { objectIn, resourceIn, seenBy } from '../calls/router.ts';
import type { Row } from '../connect.ts';
import { readJson } from '../json.ts';
import type { JobAsked } from './asked.ts';
import { bulkUpdate } from './bulk/bulkUpdate.ts';
import type { JobContext } from './context.ts';
import { exportRecords } from './export/exportRecords.ts';
import { runImport } from './import/runImport.ts';
import { importSheet } from './import/sheet/importSheet.ts';
import { tryImport } from './import/tryImport.ts';
import { cancelJob, getJob, getJobResults, listJobs } from './look.ts';
import { undoImport } from './undo/undoImport.ts';

type Call = (context: JobContext, person: Person, body: Row, requestId: string) => Promise<Answer>;

/** A call about a collection. */
const about =
  (answer: (asked: JobAsked) => Promise<unknown>): Call =>
  async (context, person, body, requestId) => {
    const resource = seenBy(person, resourceIn(context.resources, body));
    const by = { id: person.id, name: person.name, person, requestId };
    return { data: await answer({ context, db: context.db, person, by, resource, body }) };
  };

const answers: Record<JobCall, Call> = {
  bulkUpdate: about(bulkUpdate),
  exportRecords: about(exportRecords),
  importSheet: about(importSheet),
  tryImport: about(tryImport),
  runImport: async (...asked) => ({ data: await runImport(...asked) }),
  undoImport: async (...asked) => ({ data: await undoImport(...asked) }),
  listJobs,
  getJob,
  getJobResults,
  cancelJob,
};

const isJobCall = (name: unknown): name is JobCall => jobCalls.some((call) => call === name);

/** The calls about many records and about jobs, at `/api/<service>/<call>`. Who asks is checked before the body is read. */
export const jobsRouter = (context: JobContext): Router => {
  const router = express.Router();
  const path = `/api/${context.name}/:call` as const;
  router.post(path, (request: Request<{ call: string }>, response, next) => {
    if (!isJobCall(request.params.call)) return next('router');
    response.locals.person = personOf(request);
    next();
  });
  router.post(path, ...readJson);
  router.post(path, async (request: Request<{ call: string }>, response) => {
    const { call } = request.params;
    if (!isJobCall(call)) return;
    response.json(await answers[call](context, response.locals.person, objectIn(request.body), request.id));
  });
  return router;
};

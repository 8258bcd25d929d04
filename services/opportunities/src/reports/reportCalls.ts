import { opportunities, reportFileInput, reportInput, reportRecordsInput } from '@bidwright/contract-opportunities';
import { type AccessTable, checkedBody, personOf, readJson, type Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import { reportsById } from './all.ts';
import { reportAnswer } from './answer.ts';
import { viewOf } from './asked.ts';
import { reportFile } from './file.ts';

const path = (call: string) => `/api/${opportunities.service}/${call}`;

/** Who reads bids may call; which reports are for whom is stated with each. */
export const reportAccess: AccessTable = Object.fromEntries(
  ['report', 'reportRecords', 'reportFile'].map((call) => [`POST ${path(call)}`, opportunities.rights.read]),
);

/** The calls about reports. */
export const reportCalls = (service: Service): Router => {
  const { db } = service;
  const router = express.Router();
  router.post(path('report'), ...readJson, async (request, response) => {
    const asked = checkedBody(reportInput, request.body);
    const view = await viewOf(db, personOf(request, service), asked);
    response.json({ data: await reportAnswer(db, view, asked.compare) });
  });
  router.post(path('reportRecords'), ...readJson, async (request, response) => {
    const asked = checkedBody(reportRecordsInput, request.body);
    const view = await viewOf(db, personOf(request, service), asked);
    response.json({ data: await reportsById[view.report].records(db, view, asked) });
  });
  router.post(path('reportFile'), ...readJson, async (request, response) => {
    const asked = checkedBody(reportFileInput, request.body);
    const view = await viewOf(db, personOf(request, service), asked);
    response.json({ data: await reportFile(asked, await reportAnswer(db, view, false)) });
  });
  return router;
};

import { day } from '@bidwright/contract-kit';
import { maxResults, rfpContent, type SearchOrder, searchOrders } from '@bidwright/contract-rfp-library';
import { isRow, numberIn, Problem, type Row, readJson, type Service } from '@bidwright/service-kit';
import express, { type Router } from 'express';
import type { Db } from '../tables.ts';
import { answerSearch } from './answer.ts';
import { bad, wantedIn } from './filters.ts';
import type { Library } from './Library.ts';
import type { Page } from './wanted.ts';

/** The filters in a body that names no other collection. */
export const filtersIn = (body: unknown): Row => {
  if (!isRow(body)) throw new Problem(400, 'no-json', 'The body must be a JSON object');
  const { col = rfpContent.name, ...filters } = body;
  if (col !== rfpContent.name)
    throw new Problem(400, 'unknown-collection', `The call test searches ${rfpContent.name}`);
  return filters;
};

const isOrder = (value: unknown): value is SearchOrder => searchOrders.some((order) => order === value);

/** The order in which results are wanted. */
export const orderIn = ({ sort }: Row): SearchOrder => {
  if (sort === undefined || sort === null) return 'relevance';
  if (isOrder(sort)) return sort;
  throw bad('sort', `one of ${searchOrders.join(', ')}`);
};

const isDay = day();

/** The day on which reviews are due or not: the reader's, or the server's. */
export const todayIn = ({ today }: Row): string => {
  if (today === undefined || today === null) return new Date().toISOString().slice(0, 10);
  if (typeof today === 'string' && today && isDay.isValidSync(today)) return today;
  throw bad('today', 'a date such as 2026-01-31');
};

/** The first thousand, or a part of them for a page that shows them as it is scrolled. */
const pageIn = (body: Row): { page: Page; filters: Row } => {
  const { limit: _limit, skip: _skip, sort: _sort, today: _today, ...filters } = body;
  const page = {
    sort: orderIn(body),
    limit: numberIn(body, 'limit', [1, maxResults], maxResults),
    skip: numberIn(body, 'skip', [0, maxResults], 0),
  };
  return { page, filters };
};

/** The specification's call `test`: a search of the library. */
export const testCall = (service: Service<Db>, libraryOf: (service: Service<Db>) => Library): Router => {
  const router = express.Router();
  const path = `/api/${service.name}/test`;
  router.post(path, ...readJson);
  router.post(path, async (request, response) => {
    const body = filtersIn(request.body);
    const { page, filters } = pageIn(body);
    response.json({ data: await answerSearch(service.db, libraryOf(service), wantedIn(filters, todayIn(body)), page) });
  });
  return router;
};

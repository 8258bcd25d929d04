import { picked } from '@bidwright/contract-kit';
import { type FoundEntry, foundFields, maxChosen, rfpContent } from '@bidwright/contract-rfp-library';
import { type Database, readJson, type Service, selectRecords, tableOf } from '@bidwright/service-kit';
import { listOf, type Operation, objectOf, recordSchema } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import { sql } from 'kysely';
import { type Db, t } from '../tables.ts';
import { within } from './answer.ts';
import { wantedIn } from './filters.ts';
import type { Library } from './Library.ts';
import { mended } from './mended.ts';
import { searchBody } from './operation.ts';
import { filtersIn, orderIn, todayIn } from './testCall.ts';

/** Entries without their texts: these are most of what they take. */
const table = tableOf({ ...rfpContent, input: rfpContent.input.pick([...foundFields]) });

const told = ['id', 'version', ...foundFields] as const;

const entriesOf = async (db: Database, ids: readonly string[]): Promise<FoundEntry[]> => {
  if (ids.length === 0) return [];
  const records = await selectRecords(db, table, { where: [sql`${t.id} in (${sql.join(ids)})`] });
  const byId = new Map(records.map((record) => [record.id, picked(record, told)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const schemas = recordSchema(rfpContent).properties ?? {};

const path = `/api/${rfpContent.service}/found`;

/** What the document of the API says of the call. */
export const foundOperation: Operation = {
  method: 'post',
  path,
  tag: 'search',
  summary: `The entries that a search finds, without their texts, in its order: the first ${maxChosen}`,
  refusals: [422],
  body: objectOf(searchBody, []),
  answer: {
    ...listOf(objectOf(Object.fromEntries(told.map((name) => [name, schemas[name] ?? {}])))),
    maxItems: maxChosen,
  },
};

/** Names all that a search finds, for a person who chooses all of it. */
export const foundCall = (service: Service<Db>, libraryOf: (service: Service<Db>) => Library): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    const { sort, today, ...filters } = filtersIn(request.body);
    const wanted = wantedIn(filters, todayIn({ today }));
    const order = orderIn({ sort });
    const library = libraryOf(service);
    const search = async () => {
      const { ids } = await mended(library, () => library.search(wanted, maxChosen, order));
      return entriesOf(service.db, ids);
    };
    response.json({ data: await within(search()) });
  });
  return router;
};

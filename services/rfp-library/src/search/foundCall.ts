import { type FoundEntry, foundFields, mostChosen, rfpContent } from '@bidwright/contract-rfp-library';
import { type Database, type Service, selectRecords, tableOf } from '@bidwright/service-kit';
import { listOf, objectOf, recordSchema } from '@bidwright/service-kit/openapi';
import { sql } from 'kysely';
import type { OwnCall } from '../ownCall.ts';
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
  const records = await selectRecords(db, table, { where: [sql`t.id in (${sql.join(ids)})`] });
  const byId = new Map(
    records.map((record) => [record.id, Object.fromEntries(told.map((name) => [name, record[name]])) as FoundEntry]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const schemas = recordSchema(rfpContent).properties ?? {};

/** Names all that a search finds, for a person who chooses all of it. */
export const foundCall = (libraryOf: (service: Service) => Library): OwnCall => ({
  operation: {
    method: 'post',
    path: `/api/${rfpContent.service}/found`,
    tag: 'search',
    summary: `The entries that a search finds, without their texts, in its order: the first ${mostChosen}`,
    refusals: [422],
    body: objectOf(searchBody, []),
    answer: {
      ...listOf(objectOf(Object.fromEntries(told.map((name) => [name, schemas[name] ?? {}])))),
      maxItems: mostChosen,
    },
  },
  right: rfpContent.rights.read,
  answer: async (service, request, response) => {
    const { sort, today, ...filters } = filtersIn(request.body);
    const wanted = wantedIn(filters, todayIn({ today }));
    const order = orderIn({ sort });
    const library = libraryOf(service);
    const search = async () => {
      const { ids } = await mended(library, () => library.search(wanted, mostChosen, order));
      return entriesOf(service.db, ids);
    };
    response.json({ data: await within(search()) });
  },
});

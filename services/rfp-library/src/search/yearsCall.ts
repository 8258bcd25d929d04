import { rfpContent } from '@bidwright/contract-rfp-library';
import { listOf, objectOf } from '@bidwright/service-kit/openapi';
import { sql } from 'kysely';
import type { OwnCall } from '../ownCall.ts';

/** Names the years of which there are entries: what a search may look for beside the years of new ones. */
export const yearsCall: OwnCall = {
  operation: {
    method: 'post',
    path: `/api/${rfpContent.service}/years`,
    tag: 'search',
    summary: 'The years of which there are entries, the latest first',
    body: objectOf({}, []),
    answer: listOf({ type: 'integer', minimum: 0 }),
  },
  right: rfpContent.rights.read,
  answer: async ({ db }, _request, response) => {
    const { rows } = await sql<{ year: number }>`select distinct proposalYear as year from rfpContent
      where proposalYear is not null order by year desc`.execute(db);
    response.json({ data: rows.map(({ year }) => year) });
  },
};

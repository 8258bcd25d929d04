import { rfpContent } from '@bidwright/contract-rfp-library';
import { createRecord, type Handler, under } from '@bidwright/service-kit';
import { sql } from 'kysely';

interface Answered {
  opportunityId?: string;
  state?: string;
  sources?: { entry: string }[];
}

/** Of the texts of an answer, those that are there and of which nothing says yet that they were used in the bid. */
const unnoted = (bid: string, entries: readonly string[]) =>
  sql<{ id: string }>`select t.id from rfpContent as t where t.id in (${sql.join(entries)})
    and not exists (select 1 from rfpContent_uses as u where u.parentId = t.id and u.opportunityId = ${bid})`;

/** Answers that went out to a client in the file of a question list are uses of their texts in the bid, each noted once. */
export const followAnswers: Handler = async ({ record, changes, by }, { trx, service }) => {
  const { opportunityId: bid, state, sources = [] }: Answered = record;
  const entries = [...new Set(sources.map(({ entry }) => entry))];
  if (!changes.exportedAt || state !== 'Accepted' || !bid || entries.length === 0) return;
  const { rows } = await unnoted(bid, entries).execute(trx);
  const { rows: bids } = await sql<{ name: string | null }>`select name from liveOpportunities
    where id = ${bid}`.execute(trx);
  const opportunity = { id: bid, name: bids[0]?.name ?? bid };
  const place = service.resource(rfpContent);
  for (const { id } of rows) await createRecord(trx, under(place, 'uses', id), { opportunity, note: null }, by);
};

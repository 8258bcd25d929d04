import type { RecordEvent } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { createRecord, type Handler, under } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

interface Answered {
  opportunityId?: string;
  state?: string;
  sources?: { entry: string }[];
}

/** Of the texts of an answer, those that are there and of which nothing says yet that they were used in the bid. */
const unnoted = (db: Db, bid: string, entries: readonly string[]) =>
  db
    .selectFrom('rfpContent as t')
    .select('t.id')
    .where('t.id', 'in', entries)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('rfpContent_uses as u')
            .select('u.id')
            .whereRef('u.parentId', '=', 't.id')
            .where('u.opportunityId', '=', bid),
        ),
      ),
    )
    .execute();

/** Answers that went out to a client in the file of a question list are uses of their texts in the bid, each noted once. */
export const followAnswers: Handler<RecordEvent, Db> = async ({ record, changes, by }, { trx, service }) => {
  const { opportunityId: bid, state, sources = [] }: Answered = record;
  const entries = [...new Set(sources.map(({ entry }) => entry))];
  if (!changes.exportedAt || state !== 'Accepted' || !bid || entries.length === 0) return;
  const texts = await unnoted(trx, bid, entries);
  const known = await trx.selectFrom('liveOpportunities').select('name').where('id', '=', bid).executeTakeFirst();
  const opportunity = { id: bid, name: known?.name ?? bid };
  const place = service.resource(rfpContent);
  for (const { id } of texts) await createRecord(trx, under(place, 'uses', id), { opportunity, note: null }, by);
};

import { may, type Person } from '@bidwright/contract-kit';
import { nextReview, type ReviewAsked, type review, rfpContent } from '@bidwright/contract-rfp-library';
import {
  type Author,
  applyPatch,
  type CallContext,
  createRecord,
  type Database,
  Problem,
  type Row,
  type Service,
  type StoredRecord,
  transact,
  under,
  untilWritten,
} from '@bidwright/service-kit';

const changesOf = (
  { act, result, today }: ReviewAsked,
  { inReview, reviewEveryMonths }: StoredRecord,
  by: Author,
): Row => {
  const at = Math.floor(Date.now() / 1000);
  const stamp = { by: { id: by.id, name: by.name }, at };
  // Who began first is at it: a second one changes nothing.
  if (act === 'start') return { inReview: inReview ?? stamp };
  if (act === 'stop') return { inReview: null };
  const months = typeof reviewEveryMonths === 'number' ? reviewEveryMonths : null;
  return { inReview: null, lastReviewed: { ...stamp, result }, reviewDue: nextReview(today, months) };
};

type Reviewer = Author & { person: Person };

const reviewOne = async (trx: Database, service: Service, id: string, wanted: ReviewAsked, by: Reviewer) => {
  const place = service.resource(rfpContent);
  const patchFor = (record: StoredRecord) => {
    if (!may(rfpContent.rights.update, by.person, record))
      throw new Problem(403, 'forbidden', 'You may review the texts that you keep alone');
    return { changes: changesOf(wanted, record, by) };
  };
  await applyPatch(trx, place, id, patchFor, by);
  const { act, result, note } = wanted;
  if (act === 'done') await createRecord(trx, under(place, 'reviews', id), { result, note }, by);
};

/** Takes up the review of some entries, leaves it, or notes that it is done: for all of them, or none. */
export const reviewAll = ({ service, db, person, by, input }: CallContext<typeof review>): Promise<string[]> => {
  const ids = [...new Set(input.entries)];
  const write = async (trx: Database) => {
    for (const id of ids.toSorted()) await reviewOne(trx, service, id, input, { ...by, person });
    return ids;
  };
  // Who is at some of the same entries meanwhile may be in the way: then it is done again.
  return untilWritten(db, () => transact(db, service.eventSink, write));
};

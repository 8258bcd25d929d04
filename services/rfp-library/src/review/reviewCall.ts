import { may, type Person } from '@bidwright/contract-kit';
import {
  mostNamed,
  nextReview,
  reviewActs,
  reviewResults,
  rfpContent,
  type ToReview,
  toReview,
} from '@bidwright/contract-rfp-library';
import {
  type Author,
  changeAsWished,
  checkedBody,
  createRecord,
  type Database,
  Problem,
  personOf,
  type Row,
  type Service,
  type StoredRecord,
  sendOnce,
  transact,
  under,
  untilWritten,
} from '@bidwright/service-kit';
import { idOf, listOf, objectOf, orNull } from '@bidwright/service-kit/openapi';
import type { Request } from 'express';
import type { OwnCall } from '../ownCall.ts';

const changesOf = (
  { act, result, today }: ToReview,
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

const reviewOne = async (trx: Database, service: Service, id: string, wanted: ToReview, by: Reviewer) => {
  const place = service.resource(rfpContent);
  const wishFor = (record: StoredRecord) => {
    if (!may(rfpContent.rights.update, by.person, record))
      throw new Problem(403, 'forbidden', 'You may review the texts that you keep alone');
    return { changes: changesOf(wanted, record, by) };
  };
  await changeAsWished(trx, place, id, wishFor, by);
  const { act, result, note } = wanted;
  if (act === 'done') await createRecord(trx, under(place, 'reviews', id), { result, note }, by);
};

const review = async (service: Service, request: Request, db: Database) => {
  const wanted = checkedBody(toReview, request.body);
  const person = personOf(request, service);
  const by = { id: person.id, name: person.name, person, requestId: request.id };
  const ids = [...new Set(wanted.entries)];
  const write = async (trx: Database) => {
    for (const id of ids.toSorted()) await reviewOne(trx, service, id, wanted, by);
    return ids;
  };
  // Who is at some of the same entries meanwhile may be in the way: then it is done again.
  return { data: await untilWritten(db, () => transact(db, service.outlet, write)) };
};

/** Takes up the review of some entries, leaves it, or notes that it is done: for all of them, or none. */
export const reviewCall: OwnCall = {
  operation: {
    method: 'post',
    path: `/api/${rfpContent.service}/review`,
    tag: 'review',
    summary: 'Takes up the review of entries, leaves it or is done with it, and answers their ids',
    refusals: [404, 409, 422],
    body: objectOf(
      {
        entries: { ...listOf(idOf(rfpContent.name)), minItems: 1, maxItems: mostNamed },
        act: { type: 'string', enum: [...reviewActs] },
        result: orNull({ type: 'string', enum: [...reviewResults] }),
        note: { type: ['string', 'null'], maxLength: 2000 },
        today: { type: 'string', format: 'date' },
      },
      ['entries', 'act', 'today'],
    ),
    answer: listOf(idOf(rfpContent.name)),
  },
  right: rfpContent.rights.update,
  answer: async (service, request, response) => {
    const person = personOf(request, service);
    await sendOnce(service, person, request, response, (db) => review(service, request, db));
  },
};

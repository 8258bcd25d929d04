import { array, object, reference, string, text } from '@bidwright/contract-kit';
import { mostNamed, rfpContent } from '@bidwright/contract-rfp-library';
import {
  checkedBody,
  createRecord,
  type Database,
  Problem,
  personOf,
  type Service,
  sendOnce,
  transact,
  under,
  untilWritten,
} from '@bidwright/service-kit';
import { idOf, listOf, objectOf } from '@bidwright/service-kit/openapi';
import type { Request } from 'express';
import { sql } from 'kysely';
import type { OwnCall } from '../ownCall.ts';

const asked = object({
  entries: array(
    string()
      .matches(/^[\w-]{1,36}$/)
      .required(),
  )
    .min(1)
    .max(mostNamed)
    .required(),
  opportunity: reference('opportunities').required(),
  note: text(500),
});

const mustExist = async (db: Database, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string }>`select id from rfpContent where id in (${sql.join(ids)})`.execute(db);
  if (rows.length < ids.length) throw new Problem(404, 'no-record', 'One of these entries is not there any more');
};

const record = async (service: Service, request: Request, db: Database) => {
  const { entries, opportunity, note } = checkedBody(asked, request.body);
  const person = personOf(request, service);
  const by = { id: person.id, name: person.name, person, requestId: request.id };
  const place = service.resource(rfpContent);
  const wanted = [...new Set(entries)];
  const write = async (trx: Database) => {
    await mustExist(trx, wanted);
    const made: string[] = [];
    for (const id of wanted)
      made.push((await createRecord(trx, under(place, 'uses', id), { opportunity, note }, by)).id);
    return made;
  };
  // Who writes some of the same entries meanwhile may be in the way: then it is done again.
  return { data: await untilWritten(db, () => transact(db, service.outlet, write)) };
};

/** Notes that some entries were used in a bid: all of them, or none. */
export const useCall: OwnCall = {
  operation: {
    method: 'post',
    path: `/api/${rfpContent.service}/use`,
    tag: 'reuse',
    summary: 'Notes that entries were used in an opportunity, each under its entry, and answers the ids of the notes',
    refusals: [404, 409, 422],
    body: objectOf(
      {
        entries: { ...listOf(idOf(rfpContent.name)), minItems: 1, maxItems: mostNamed },
        opportunity: objectOf({ id: idOf('opportunities'), name: { type: 'string', maxLength: 255, pattern: '\\S' } }),
        note: { type: ['string', 'null'], maxLength: 500 },
      },
      ['entries', 'opportunity'],
    ),
    answer: listOf(idOf(`${rfpContent.name}/uses`)),
  },
  right: rfpContent.rights.read,
  answer: async (service, request, response) => {
    const person = personOf(request, service);
    await sendOnce(service, person, request, response, (db) => record(service, request, db));
  },
};

import { kept, type RecordEvent } from '@bidwright/contract-kit';
import express, { type Router } from 'express';
import { type SqlBool, sql } from 'kysely';
import { serviceAsking } from '../caller.ts';
import { textIn } from '../calls/body.ts';
import type { Row } from '../connect.ts';
import { readJson } from '../json.ts';
import { Problem } from '../problem.ts';
import { isRow } from '../row.ts';
import type { Service } from '../service.ts';
import { type StoredRecord, selectRows } from '../table/record.ts';
import { isSecret, type Mutation, publishes } from '../writes/mutation.ts';
import { eventOf } from '../writes/outbox.ts';
import { type Place, under } from '../writes/place.ts';

/** Records of one answer. */
const maxRecords = 200;

/** Some records of a collection in the order of their ids, as events without changes. */
export interface RecordsPage {
  records: RecordEvent[];
  /** The id after which the next page begins; null of the last page. */
  next: string | null;
}

/** The collection, or the subcollection whosever its records are. */
const placeIn = (service: Service, name: string): Place => {
  const [col = '', sub] = name.split('/');
  const resource = service.resources.get(col);
  if (!resource || (sub !== undefined && !resource.subs.has(sub)))
    throw new Problem(400, 'unknown-collection', `${service.name} keeps no ${name}`);
  const place = sub === undefined ? resource : under(resource, sub, '');
  if (isSecret(place)) throw new Problem(403, 'forbidden', `${name} is told to nobody`);
  return place;
};

const fieldsIn = (body: Row, place: Place): string[] => {
  const { fields } = body;
  if (!Array.isArray(fields) || !fields.every((field) => typeof field === 'string'))
    throw new Problem(400, 'bad-value', 'fields must be a list of names');
  const known = new Set([...Object.keys(kept), ...place.table.fields.map(({ name }) => name)]);
  const unpublished = fields.filter((field) => !known.has(field) || !publishes(place, field));
  if (unpublished.length > 0)
    throw new Problem(422, 'unknown-field', `${place.table.name} tells nobody of ${unpublished.join(', ')}`);
  return fields;
};

const published = (place: Place, row: Row, fields: string[]): RecordEvent => {
  const after: StoredRecord = place.table.read(row);
  const parentId = place.sub === undefined ? undefined : String(row.parentId);
  const by = after.addedBy ?? { id: '', name: '' };
  const mutation: Mutation = { kind: 'changed', place: { ...place, parentId }, by, before: after, after, fields: [] };
  const event = eventOf(mutation);
  return { ...event, record: Object.fromEntries(fields.map((field) => [field, event.record[field] ?? null])) };
};

const pageOf = async (service: Service, body: Row): Promise<RecordsPage> => {
  const place = placeIn(service, textIn(body, 'col'));
  const fields = fieldsIn(body, place);
  const last = typeof body.after === 'string' ? body.after : '';
  const { table, sub } = place;
  const selection = sub === undefined ? table.selection : sql`${table.selection}, t.parentId`;
  const rows = await selectRows(
    service.db,
    { ...table, selection },
    { where: [sql<SqlBool>`t.id > ${last}`], limit: maxRecords },
  );
  const records = rows.map((row) => published(place, row, fields));
  return { records, next: rows.length < maxRecords ? null : (records.at(-1)?.recordId ?? null) };
};

/**
 * Where other services pull what was there before they listened. Of each record they get what events would tell them. Who is
 * not told of writes from now on is refused: it would never hear what becomes of them.
 */
export const recordsRoute = (service: Service): Router => {
  const router = express.Router();
  router.post('/internal/records', (request, response, next) => {
    response.locals.sender = serviceAsking(request);
    next();
  });
  router.post('/internal/records', ...readJson, async (request, response) => {
    const { sender } = response.locals;
    if (!service.eventSink.peers.includes(sender))
      throw new Problem(409, 'no-peer', `${service.name} does not tell ${sender} of its writes`);
    if (!isRow(request.body)) throw new Problem(400, 'no-json', 'The body must be a JSON object');
    response.json({ data: await pageOf(service, request.body) });
  });
  return router;
};

import type { RecordEvent } from '@bidwright/contract-kit';
import { v7 as newId } from 'uuid';
import type { Database } from '../connect.ts';
import { insertRows } from '../table/insert.ts';
import type { EventSink } from './eventSink.ts';
import { type Mutation, openChanges, openRecord, recordOf } from './mutation.ts';

/** What other services are told of a write. */
export const eventOf = (mutation: Mutation, changes = openChanges(mutation)): RecordEvent => {
  const { collection, sub, parentId } = mutation.place;
  const { id, version, dateUpdated } = recordOf(mutation);
  return {
    id: newId(),
    service: collection.service,
    col: collection.name,
    kind: mutation.kind,
    recordId: id,
    ...(sub !== undefined && { sub, parentId }),
    version,
    at: dateUpdated,
    by: { id: mutation.by.id, name: mutation.by.name },
    ...(mutation.by.job !== undefined && { job: mutation.by.job }),
    changes,
    title: collection.title,
    ...(mutation.also && { also: mutation.also }),
    record: openRecord(mutation, recordOf(mutation)),
    ...(mutation.into && { into: openRecord(mutation, mutation.into) }),
  };
};

type Receivers = Pick<EventSink, 'receiversOf'>;

/** Lays events ready for each of their receivers, in their order; the relay takes them from there. */
const publishAll = (trx: Database, { receiversOf }: Receivers, events: RecordEvent[]): Promise<void> => {
  const rows = events.flatMap((event) => {
    const payload = JSON.stringify(event);
    return receiversOf(event).map((receiver) => ({ receiver, eventId: event.id, recordId: event.recordId, payload }));
  });
  return insertRows(trx, 'outbox', rows);
};

/** Lays one event ready. */
export const publish = (trx: Database, eventSink: Receivers, event: RecordEvent): Promise<void> =>
  publishAll(trx, eventSink, [event]);

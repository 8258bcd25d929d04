import type { RecordEvent } from '@bidwright/contract-kit';
import { v7 as newId } from 'uuid';
import type { Database } from '../connect.ts';
import { insertRows } from '../table/insert.ts';
import { type Deed, openChanges, openRecord, recordOf } from './deed.ts';
import type { Outlet } from './outlet.ts';

/** What other services are told of a write. */
export const eventOf = (deed: Deed): RecordEvent => {
  const { collection, sub, parentId } = deed.place;
  const { id, version, dateUpdated } = recordOf(deed);
  return {
    id: newId(),
    service: collection.service,
    col: collection.name,
    kind: deed.kind,
    recordId: id,
    ...(sub !== undefined && { sub, parentId }),
    version,
    at: dateUpdated,
    by: { id: deed.by.id, name: deed.by.name },
    ...(deed.by.job !== undefined && { job: deed.by.job }),
    changes: openChanges(deed),
    title: collection.title,
    ...(deed.also && { also: deed.also }),
    record: openRecord(deed, recordOf(deed)),
    ...(deed.into && { into: openRecord(deed, deed.into) }),
  };
};

type Receivers = Pick<Outlet, 'receiversOf'>;

/** Lays events ready for each of their receivers, in their order; the relay takes them from there. */
const tellAll = (trx: Database, { receiversOf }: Receivers, events: RecordEvent[]): Promise<void> => {
  const rows = events.flatMap((event) => {
    const payload = JSON.stringify(event);
    return receiversOf(event).map((receiver) => ({ receiver, eventId: event.id, recordId: event.recordId, payload }));
  });
  return insertRows(trx, 'outbox', rows);
};

/** Lays one event ready. */
export const tell = (trx: Database, outlet: Receivers, event: RecordEvent): Promise<void> =>
  tellAll(trx, outlet, [event]);

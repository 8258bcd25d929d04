import type { RecordEvent } from '@bidwright/contract-kit';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';

interface Handles<Event, Db extends Database> {
  handle(event: Event, at: { trx: Db; service: Service<Db> }): Promise<void>;
}

/**
 * What a service does about an event. All of it in `trx` is kept together with the note that the event was handled. The topic
 * under which it stands says whose record the `Event` is about, and the service whose `Db` it is.
 */
export type Handler<Event = RecordEvent, Db extends Database = Database> = Handles<Event, Db>['handle'];

/**
 * What a service does about events of others beside those whose topics it states, where that changes while it runs. Asked once for each message of
 * events, so that an event which concerns nobody costs no transaction.
 */
export type Listens = (service: Service) => Promise<(event: RecordEvent) => Handler | undefined>;

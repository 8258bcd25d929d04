import type { Resource, Resources } from './calls/resource.ts';
import type { Database } from './connect.ts';
import type { Log } from './log.ts';
import type { EventSink } from './writes/eventSink.ts';

/** What the routes of a service work with. */
export interface Service {
  name: string;
  db: Database;
  log: Log;
  /** The key that signs tokens between services. */
  key: string;
  /** Aborted when the service stops. */
  stopping: AbortSignal;
  /** Whom its writes are told to. */
  eventSink: EventSink;
  /** What it keeps. */
  resources: Resources;
  /** Where records of a collection of its own are written. */
  resource(collection: { name: string }): Resource;
}

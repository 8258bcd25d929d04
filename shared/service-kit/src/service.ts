import type { Collection, Reference } from '@bidwright/contract-kit';
import type { RawBuilder } from 'kysely';
import type { Resource, Resources } from './calls/resource.ts';
import type { Database } from './connect.ts';
import type { Keys } from './keys/token.ts';
import type { Log } from './log.ts';
import type { SlowCalls } from './slowCalls.ts';
import type { RecordIn } from './table/table.ts';
import type { EventSink } from './writes/eventSink.ts';

/**
 * By collection of another service a query of `id` and `name`: where a table that comes in finds its records by what they are called.
 * Stated where copies have no field `name`.
 */
export type Named = Record<string, RawBuilder<Reference>>;

/** What the routes of a service work with; `Db` is its database as `Kysely` of its tables. */
export interface Service<Db extends Database = Database> {
  name: string;
  db: Db;
  log: Log;
  /** How it says to others who asks, and knows it of those that ask. */
  keys: Keys;
  /** Aborted when the service stops. */
  stopping: AbortSignal;
  /** Which of its calls people waited for. */
  slowCalls: SlowCalls;
  /** Whom its writes are told to. */
  eventSink: EventSink;
  /** What it keeps. */
  resources: Resources;
  named: Named;
  /** Where records of a collection of its own are written. */
  resource<C extends Pick<Collection, 'name'>>(collection: C): Resource<RecordIn<C>>;
}

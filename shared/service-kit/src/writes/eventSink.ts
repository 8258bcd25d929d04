import type { RecordEvent } from '@bidwright/contract-kit';

/** Whom a service's writes are told to. */
export interface EventSink {
  /** Names of the other services that are told of every write. */
  readonly peers: readonly string[];
  /** Names of the services that are told of an event, this one's own among them where it listens to itself. */
  receiversOf(event: RecordEvent): string[];
  /** Something was committed that may be told. */
  wake(): void;
}

/** Tells nobody. */
export const silent: EventSink = { peers: [], receiversOf: () => [], wake: () => undefined };

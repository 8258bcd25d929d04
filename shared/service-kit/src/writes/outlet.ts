import type { RecordEvent } from '@bidwright/contract-kit';

/** Whom a service's writes are told to. */
export interface Outlet {
  /** Names of the services that are told of an event. */
  receiversOf(event: RecordEvent): string[];
  /** Something was committed that may be told. */
  poke(): void;
}

/** Tells nobody. */
export const silent: Outlet = { receiversOf: () => [], poke: () => undefined };

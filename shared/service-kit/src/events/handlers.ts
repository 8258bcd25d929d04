import type { RecordEvent } from '@bidwright/contract-kit';
import type { Service } from '../app.ts';
import type { Database } from '../connect.ts';

/** What a service does about an event. All of it in `trx` is kept together with the note that the event was handled. */
export type Handler = (event: RecordEvent, at: { trx: Database; service: Service }) => Promise<void>;

/**
 * Handlers by topic: `<service>.<collection>.<kind>`, `<service>.<collection>/<subcollection>.<kind>`, or `*` for all.
 * An event may come again after a handler failed half-way, so work outside of `trx` must bear being done twice.
 */
export type Handlers = Record<string, Handler>;

const topicOf = ({ service, col, sub, kind }: RecordEvent): string =>
  `${service}.${col}${sub === undefined ? '' : `/${sub}`}.${kind}`;

/** The handlers that an event concerns. */
export const handlersOf = (on: Handlers, event: RecordEvent): Handler[] =>
  [on[topicOf(event)], on['*']].filter((handler) => handler !== undefined);

/** Whether a service wants to hear of its own writes. */
export const hearsItself = (on: Handlers, name: string): boolean =>
  Object.keys(on).some((topic) => topic === '*' || topic.startsWith(`${name}.`));

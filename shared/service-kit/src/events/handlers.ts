import type { RecordEvent } from '@bidwright/contract-kit';
import type { Resources } from '../calls/resource.ts';
import type { Handler } from './handler.ts';
import { move, moves } from './move.ts';
import { handleMoveBack, movesBack } from './moveBack.ts';
import { rename, renames } from './rename.ts';

/**
 * Handlers by topic: `<service>.<collection>.<kind>` or `<service>.<collection>/<subcollection>.<kind>`; `*` stands for any
 * service, and alone for all events.
 * An event may come again after a handler failed half-way, so work outside of `trx` must bear being done twice.
 */
export type Handlers = Record<string, Handler>;

const topicOf = ({ service, col, sub, kind }: RecordEvent): string =>
  `${service}.${col}${sub === undefined ? '' : `/${sub}`}.${kind}`;

/** The handlers that an event concerns: references and copies of names follow before the service's own handlers look at them. */
export const handlersOf = (resources: Resources, on: Handlers, event: RecordEvent): Handler[] =>
  [
    renames(resources, event) ? rename : undefined,
    moves(event) ? move : undefined,
    movesBack(event) ? handleMoveBack : undefined,
    on[topicOf(event)],
    on[topicOf({ ...event, service: '*' })],
    on['*'],
  ].filter((one) => one !== undefined);

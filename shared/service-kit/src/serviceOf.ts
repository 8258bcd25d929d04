import { type Keeping, type Resource, type Resources, resourcesOf } from './calls/resource.ts';
import { type EventHandling, eventHandlersOf } from './copies/keep.ts';
import { handlersOf } from './events/handlers.ts';
import type { Named, Service } from './service.ts';
import { SlowCalls } from './slowCalls.ts';
import type { RecordIn } from './table/table.ts';
import type { EventSink } from './writes/eventSink.ts';

type Stated = Partial<Keeping> & Pick<EventHandling, 'on' | 'notices'> & { named?: Named };

/** The way of a service's events to others. */
export interface Way {
  /** Names of the services that are told of every write. */
  readonly peers: readonly string[];
  wake(): void;
}

type Running = Pick<Service, 'name' | 'db' | 'log' | 'keys' | 'stopping'>;

/** A service with what follows from the collections that it keeps. It tells its peers, and itself what it listens to. */
export const serviceOf = (
  { collections = [], rules, named = {}, on, notices }: Stated,
  running: Running,
  way: Way,
): Service => {
  const { name } = running;
  const own = eventHandlersOf({ on, notices });
  const eventSink: EventSink = {
    get peers() {
      return way.peers;
    },
    receiversOf: (event) => [
      ...(event.kind === 'touched' ? [] : way.peers),
      ...(handlersOf(resources, own, event).length > 0 ? [name] : []),
    ],
    wake: way.wake,
  };
  const resources: Resources = resourcesOf({ collections, rules }, eventSink);
  const resource: Service['resource'] = <C extends { name: string }>(collection: C) => {
    const found = resources.get(collection.name);
    if (!found) throw new Error(`${name} keeps no collection ${collection.name}`);
    return found as Resource<RecordIn<C>>;
  };
  return { ...running, slowCalls: new SlowCalls(name), eventSink, resources, resource, named };
};

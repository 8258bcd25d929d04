import type { Service } from '../app.ts';
import { connect } from '../connect.ts';
import type { ServiceSettings } from '../settings.ts';
import type { Outlet } from '../writes/outlet.ts';
import { type Handlers, hearsItself } from './handlers.ts';
import { receive } from './receive.ts';
import { type Relay, startRelay, usualPause } from './relay.ts';
import { type EventTransport, httpTransport } from './transport.ts';

/** Whom a service tells: its peers, and itself where it listens to itself. */
export const receiversOf = (name: string, on: Handlers, peers: Iterable<string>): string[] => [
  ...peers,
  ...(hearsItself(on, name) ? [name] : []),
];

/** What a service has to tell itself needs no way through the network. */
const withItself = (service: Service, on: Handlers, others: EventTransport): EventTransport => ({
  send: (receiver, events) =>
    receiver === service.name ? receive(service, on, events) : others.send(receiver, events),
});

/** The way of a service's events to others. */
export interface OpenRelay {
  outlet: Outlet;
  begin(service: Service): Promise<void>;
  /** Waits for deliveries under way, after the signal to stop. */
  end(): Promise<void>;
}

type Given = Pick<ServiceSettings, 'DATABASE_URL' | 'INTERNAL_KEY' | 'PEERS'>;

/** It has database connections of its own, so that a slow receiver takes none away from calls. */
export const openRelay = (name: string, on: Handlers, { DATABASE_URL, INTERNAL_KEY, PEERS }: Given): OpenRelay => {
  const db = connect(DATABASE_URL);
  const receivers = receiversOf(name, on, Object.keys(PEERS));
  let relay: Relay | undefined;
  return {
    outlet: { receivers, poke: () => relay?.poke() },
    begin: async (service) => {
      const transport = withItself(service, on, httpTransport(name, INTERNAL_KEY, PEERS));
      relay = await startRelay({ db, log: service.log, transport, pause: usualPause }, receivers, service.stopping);
    },
    end: async () => {
      await relay?.stopped;
      await db.destroy();
    },
  };
};

import type { Addresses } from '../addresses.ts';
import { connect } from '../connect.ts';
import type { Service } from '../service.ts';
import type { Way } from '../serviceOf.ts';
import type { ServiceSettings } from '../settings.ts';
import type { Handlers } from './handlers.ts';
import { receive } from './receive.ts';
import { defaultDelay, type Relay, startRelay } from './relay.ts';
import { type EventTransport, httpTransport } from './transport.ts';

/** What a service has to tell itself needs no way through the network. */
const withItself = (service: Service, on: Handlers, others: EventTransport): EventTransport => ({
  send: (receiver, events) => {
    if (receiver !== service.name) return others.send(receiver, events);
    return receive(
      service,
      on,
      events.map((event) => JSON.parse(event)),
    );
  },
});

/** Carries the events of a service that is about to start. */
export interface OpenRelay {
  way: Way;
  begin(service: Service): Promise<void>;
  /** Waits for deliveries under way, after the signal to stop. */
  end(): Promise<void>;
}

type Given = Pick<ServiceSettings, 'DATABASE_URL'> & { PEERS: Addresses };

/** It has database connections of its own, so that a slow receiver takes none away from calls. */
export const openRelay = (name: string, on: Handlers, { DATABASE_URL, PEERS }: Given): OpenRelay => {
  const db = connect(DATABASE_URL);
  let relay: Relay | undefined;
  return {
    way: {
      get peers() {
        return Object.keys(PEERS);
      },
      wake: () => relay?.wake(),
    },
    begin: async (service) => {
      const transport = withItself(service, on, httpTransport(service.keys, PEERS));
      const delivery = { db, log: service.log, transport, delay: defaultDelay };
      relay = await startRelay(delivery, () => [...Object.keys(PEERS), name], service.stopping);
    },
    end: async () => {
      await relay?.stopped;
      await db.destroy();
    },
  };
};

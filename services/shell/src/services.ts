import { openAddresses } from '@bidwright/service-kit';
import { Pool } from 'undici';
import { Liveness } from './proxy/liveness.ts';
import { Turns } from './proxy/turns.ts';
import type { Settings } from './settings.ts';

/** The ways to one service. */
export interface ServiceWays {
  address: string;
  calls: Pool;
  /** For files alone: slow lines hold none of the connections that calls need. */
  files: Pool;
  /** Who may make a call, and who may send or get a file. */
  callTurns: Turns;
  fileTurns: Turns;
  liveness: Liveness;
}

export type Services = ReadonlyMap<string, ServiceWays>;

/** Longest wait for the first byte of an answer and between two pieces of it. */
const timeoutMs = 60_000;

/** Shorter than services keep an idle connection when they stop, so that none is closed while a call is on its way. */
const idleMs = 1000;

/** Kept connections to a service, at most so many. */
export const connectTo = (address: string, connections: number): Pool =>
  new Pool(new URL(address).origin, {
    connections,
    connect: { timeout: 2000 },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
  });

/** A page makes a dozen calls; whoever has more open than this waits for his own. */
const calls = { atOnce: 64, ofOne: 8, waiting: 512, waitingOfOne: 128, maxWaitMs: 4000 };
const files = { atOnce: 256, ofOne: 32, waiting: 512, waitingOfOne: 128, maxWaitMs: 30_000 };

const waysTo = (name: string, address: string): ServiceWays => ({
  address,
  calls: connectTo(address, calls.atOnce),
  files: connectTo(address, files.atOnce),
  callTurns: new Turns(calls),
  fileTurns: new Turns(files),
  liveness: new Liveness(name, address),
});

/** The ways to each service, by its name; those that join are there once the addresses name them. */
export const connectServices = (settings: Pick<Settings, 'SERVICES' | 'ADDRESSES_FILE'>): Services => {
  const services = new Map<string, ServiceWays>();
  const addresses = openAddresses('shell', { ...settings, PEERS: settings.SERVICES }, () => connect());
  const connect = () => {
    for (const [name, address] of Object.entries(addresses))
      if (services.get(name)?.address !== address) services.set(name, waysTo(name, address));
    for (const name of services.keys()) if (!(name in addresses)) services.delete(name);
  };
  connect();
  return services;
};

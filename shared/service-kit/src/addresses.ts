import { readFileSync, watchFile } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ServiceSettings } from './settings.ts';

/** So much later at most a service knows of one that has joined. */
const pollMs = 500;

type Given = Pick<ServiceSettings, 'PEERS' | 'ADDRESSES_FILE'>;

/** Base URLs of services by name. */
export type Addresses = Readonly<Record<string, string>>;

const inFile = (file: string): Addresses => (file ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Where all services but the one called `name` answer: one record for as long as the process runs, so that who asks it later finds who
 * has joined since. `changed` is told then.
 */
export const openAddresses = (name: string, { PEERS, ADDRESSES_FILE }: Given, changed = () => {}): Addresses => {
  const addresses: Record<string, string> = {};
  const read = () => {
    const { [name]: _own, ...others } = { ...PEERS, ...inFile(ADDRESSES_FILE) };
    for (const gone of Object.keys(addresses).filter((one) => !(one in others))) delete addresses[gone];
    Object.assign(addresses, others);
  };
  read();
  if (ADDRESSES_FILE)
    watchFile(ADDRESSES_FILE, { interval: pollMs, persistent: false }, () => {
      read();
      changed();
    });
  return addresses;
};

/** Waits until the others know of a service that joins them: what they told before that would not reach it. */
export const untilKnown = async (name: string, { ADDRESSES_FILE }: Given, stopping: AbortSignal): Promise<void> => {
  if (!ADDRESSES_FILE || name in inFile(ADDRESSES_FILE)) return;
  while (!stopping.aborted && !(name in inFile(ADDRESSES_FILE)))
    await setTimeout(pollMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  await setTimeout(2 * pollMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
};

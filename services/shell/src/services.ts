import { Pool } from 'undici';

export type Services = ReadonlyMap<string, Pool>;

/** Longest wait for the first byte of an answer and between two pieces of it, in milliseconds. */
const patience = 60_000;

/** Kept connections to each service by its name, at most so many of each. */
export const connectServices = (addresses: Record<string, string>, connections = 64): Services =>
  new Map(
    Object.entries(addresses).map(([name, address]) => [
      name,
      new Pool(new URL(address).origin, {
        connections,
        connect: { timeout: 2000 },
        headersTimeout: patience,
        bodyTimeout: patience,
      }),
    ]),
  );

/** Says to a caller that a service does not answer, so that he can tell it from a fault of his own. */
export const unavailable = 'service-unavailable';

import type { Pace } from '@bidwright/contract-opportunities';
import type { Database, Service } from '@bidwright/service-kit';
import { pacesOf } from './pacesOf.ts';

/** What bids usually take changes little from day to day, and every bid's page asks for it. In milliseconds. */
const cacheMs = 10 * 60_000;

export type Paces = () => Promise<Pace[]>;

interface Keeping {
  db: Database;
  log: { warn(what: object, text: string): void };
}

/** Works out what bids usually take at most once in ten minutes. Nobody but the first waits for it: others get what was known. */
export const keptPaces = ({ db, log }: Keeping, last = cacheMs): Paces => {
  let known: Promise<Pace[]> | undefined;
  let since = 0;
  const workOut = () => {
    since = Date.now();
    return pacesOf(db);
  };
  const first = () => {
    const paces = workOut();
    known = paces;
    paces.catch(() => {
      known = undefined;
    });
    return paces;
  };
  const anew = async () => {
    try {
      const paces = await workOut();
      known = Promise.resolve(paces);
    } catch (err) {
      log.warn({ err }, 'what bids usually take stays as it was');
    }
  };
  return () => {
    if (!known) return first();
    if (Date.now() - since > last) void anew();
    return known;
  };
};

const known = new WeakMap<Service, Paces>();

/** What bids of a service usually take. */
export const pacesIn = (service: Service): Promise<Pace[]> => {
  const paces = known.get(service) ?? keptPaces(service);
  known.set(service, paces);
  return paces();
};

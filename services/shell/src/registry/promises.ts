import type { Person } from '@bidwright/contract-kit';
import type { Members } from '@bidwright/contract-shell';
import type { Promises } from '@bidwright/service-kit/openapi';
import type { AppContext } from '../context.ts';
import { documentedServices, documentFor } from '../docs/documents.ts';
import { type Asking, askReasons } from './fit/asks.ts';
import type { Reason } from './reason.ts';
import { inUseParts } from './versions.ts';

/** Who asks services what they promise: nobody with any right. */
const registry: Person = { id: '', name: 'Registry', email: '', permissions: [], teams: [] };

/** What a service promises as it runs; undefined: it does not answer just now, and nobody is held up by that. */
const promisesOf = async (context: AppContext, service: string): Promise<Promises | undefined> =>
  (await documentFor(context, service, registry))?.['x-promises'];

/** The version of a service, as it says itself. */
export const serviceVersion = async (context: AppContext, service: string): Promise<string | undefined> =>
  (await documentFor(context, service, registry))?.info.version;

const asked = ({ asks }: Pick<Asking, 'asks'>): string[] => [
  ...new Set(Object.keys(asks).map((place) => place.split('/', 1)[0] ?? '')),
];

/** What a version of a module asks of services as they run and would not get. */
export const moduleReasons = async (
  context: AppContext,
  { name, version, asks }: { name: string; version: string; asks: Members },
): Promise<Reason[]> => {
  const asking = { who: `${name} ${version}`, asks, sends: true };
  const reasons = asked(asking).map(async (service): Promise<Reason[]> => {
    const given = await promisesOf(context, service);
    return given ? askReasons(asking, service, given) : [];
  });
  return (await Promise.all(reasons)).flat();
};

/**
 * What stands against running a version of a service: what modules that people have, and services, ask of it and would not get, and
 * what it asks of other services.
 */
export const rolloutReasons = async (context: AppContext, service: string, promises: Promises): Promise<Reason[]> => {
  const modules = (await inUseParts(context.db)).map(({ name, version, asks }) => ({
    who: `the module ${name} ${version}`,
    asks,
    sends: true,
  }));
  const others = documentedServices(context).filter((name) => name !== service);
  const running = await Promise.all(others.map(async (name) => [name, await promisesOf(context, name)] as const));
  const itself = { who: `${service} ${promises.version}`, asks: promises.asks, sends: false };
  return [
    ...modules.flatMap((asking) => askReasons(asking, service, promises)),
    ...running.flatMap(([name, given]) => {
      if (!given) return [];
      const other = { who: `the service ${name} ${given.version}`, asks: given.asks, sends: false };
      return [...askReasons(other, service, promises), ...askReasons(itself, name, given)];
    }),
  ];
};

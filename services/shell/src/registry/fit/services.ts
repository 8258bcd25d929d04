import type { ModuleFile } from '@bidwright/contract-shell';
import { satisfies, validRange } from 'semver';
import type { Reason } from '../reason.ts';

/** Versions of services by name; undefined: it does not answer just now, and nobody is held up by that. */
export type ServiceVersions = ReadonlyMap<string, string | undefined>;

/** What stands behind the numbers says from which sources it was built, not what it promises. */
const numbersOf = (version: string) => version.split('-', 1)[0] ?? '';

/** Services that a module calls and that are not there, or not in a version it runs with. */
export const serviceReasons = ({ services }: ModuleFile, known: ServiceVersions): Reason[] =>
  services.flatMap(({ name, range }, at): Reason[] => {
    const path = `file.services[${at}]`;
    if (!known.has(name))
      return [{ code: 'unknown-service', path: `${path}.name`, message: `There is no service ${name}` }];
    const version = known.get(name);
    if (validRange(range) && (!version || satisfies(numbersOf(version), range))) return [];
    return [
      {
        code: 'service-range',
        path: `${path}.range`,
        message: `It runs with the service ${name} ${range}, ${version ? `which is ${version}` : 'which is no range'}`,
      },
    ];
  });

import { join } from 'node:path';
import { frontDoor } from '../rooms.ts';
import { freePort } from './ports.ts';
import { startService } from './service.ts';
import { addressOf, type Surroundings, settingsOf } from './settings.ts';
import { type Supervised, supervise } from './supervise.ts';

/** A service of a platform. */
export interface PlatformService extends Supervised {
  /** Where it answers the other services. */
  address: string;
}

/** The services by name, each on a port of its own, not started yet. */
export const platformServices = async (
  given: Omit<Surroundings, 'ports'> & { port: number },
  report: (line: string) => void,
): Promise<Map<string, PlatformService>> => {
  const ports: Record<string, number> = {};
  for (const name of Object.keys(given.databases)) ports[name] = name === frontDoor ? given.port : await freePort();
  const surroundings = { ...given, ports };
  return new Map(
    Object.keys(ports).map((name) => {
      const address = addressOf(surroundings, name);
      const spec = { name, address, env: settingsOf(surroundings, name), logs: join(given.dataDir, 'logs') };
      return [
        name,
        Object.assign(
          supervise(`Service ${name}`, () => startService(spec), report),
          { address },
        ),
      ];
    }),
  );
};

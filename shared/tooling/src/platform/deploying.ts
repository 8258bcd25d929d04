import { grantDatabases } from '../database/access.ts';
import type { Registry } from '../publish/registry.ts';
import type { PlatformDatabase } from './database.ts';
import { secretsOf } from './secrets.ts';
import type { Program } from './service.ts';
import type { PlatformService, PlatformServices } from './services.ts';

/** A running platform as far as services are deployed to it. */
export interface Deploying {
  dataDir: string;
  services: PlatformServices;
  /** Who knows what else runs, with the token of the service's team. */
  registryOf(name: string): Promise<Registry>;
  /** Brings in a service that is new: with a database, a user and a port of its own, not started. Nobody hears of it yet. */
  join(name: string, program: Program): Promise<PlatformService>;
}

interface Given {
  dataDir: string;
  address: string;
  database: PlatformDatabase;
  services: PlatformServices;
  /** It is stopped with the platform. */
  joined: (service: PlatformService) => void;
}

export const deployingTo = ({ dataDir, address, database, services, joined }: Given): Deploying => ({
  dataDir,
  services,
  registryOf: async (name) => {
    const { publishTokens } = await secretsOf(dataDir, [name], [name]);
    return { address, token: publishTokens[name] ?? '' };
  },
  join: async (name, program) => {
    const { databases } = await secretsOf(dataDir, [name], [name]);
    const urls = await grantDatabases(database.login, databases, database.shared);
    const service = await services.add(name, program, urls[name] ?? '');
    joined(service);
    return service;
  },
});

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hold } from '../../bin/lock.mjs';
import { lackOfSpace } from '../../bin/space.mjs';
import { finishMove } from '../backup/move.ts';
import { grantDatabases } from '../database/access.ts';
import { Fault } from '../fault.ts';
import { privateFolder } from '../privateFolder.ts';
import { publishedNames } from '../rooms.ts';
import { say } from '../say.ts';
import { settle } from '../settle.ts';
import { openControl } from './control.ts';
import { platformDatabase } from './database.ts';
import { deployService } from './deploy.ts';
import { deployingTo } from './deploying.ts';
import { type PortBlock, requirePort, reservePorts } from './ports.ts';
import { programsOf } from './programs.ts';
import { buildPlatform, type Publishing, publishModules } from './release.ts';
import { keepRoom } from './room.ts';
import { type Secrets, secretsOf } from './secrets.ts';
import type { Program } from './service.ts';
import { type PlatformService, type PlatformServices, platformServices } from './services.ts';

export interface PlatformOptions {
  /** Everything it keeps stands here; one platform a folder. */
  dataDir: string;
  /** Where people reach it; 0 or none takes one that is free. */
  port?: number;
  host?: string;
  /** The address people use, where a proxy stands in front; else the front door's own. */
  publicUrl?: string;
  /** Loads the demo data and offers the demo people. */
  demo: boolean;
  /** A server of somebody else's instead of a private one. */
  databaseUrl?: string;
  /** Builds what changed and publishes it first. */
  build?: boolean;
  /** Runs the sources of services, whatever was deployed, and takes no deploys. */
  sources?: boolean;
  /** Settings for the services beside those of this process. */
  settings?: NodeJS.ProcessEnv;
  /** Ends the start, and the platform. */
  signal?: AbortSignal;
  report?: (line: string) => void;
}

/** A running platform. */
export interface Platform extends Publishing {
  readonly serviceNames: string[];
  service(name: string): PlatformService;
  stop(): Promise<void>;
}

const megabytesNeeded = 200;
/** Processes of a platform that was killed take up to this long to end, in milliseconds. */
const endingTakes = 15_000;

/** Only one process at a time works in a platform's folder; the others are told who does. */
export const holdFolder = async (dataDir: string, address: string) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const held = await hold(join(dataDir, 'platform.sock'), `${address} (process ${process.pid})`);
  if (held.holder === undefined) return held;
  throw new Fault(`Bidwright is already running from this folder: ${held.holder}. Stop that one first.`);
};

/** Makes sure that there is room for what a platform writes. */
export const requireSpace = (dataDir: string, megabytes = megabytesNeeded): void => {
  const lack = lackOfSpace(dataDir, megabytes);
  if (lack) throw new Fault(lack);
};

/** What is stopped later; the last to start is the first to stop. */
type Started = { stop(): Promise<void> }[][];

type Parts = Pick<Platform, 'database'> & { services: PlatformServices };

const startParts = async (
  options: PlatformOptions &
    Required<Pick<PlatformOptions, 'port' | 'host' | 'report'>> & { address: string; portBlock: PortBlock },
  secrets: Secrets,
  programs: ReadonlyMap<string, Program>,
  started: Started,
): Promise<Parts> => {
  const { dataDir, signal, report } = options;
  const database = await platformDatabase(dataDir, secrets.databaseRoot, options.databaseUrl, report);
  started.push([database]);
  await settle([database.start(), ...(options.build ? [buildPlatform(signal)] : [])]);
  const databases = await grantDatabases(database.login, secrets.databases, database.shared);
  signal?.throwIfAborted();
  const services = platformServices({ ...options, secrets }, report);
  const all: PlatformService[] = [];
  for (const [name, program] of programs) all.push(await services.add(name, program, databases[name] ?? ''));
  await services.tell();
  started.push(all);
  await settle(all.map((service) => service.start()));
  return { database, services };
};

/** Opens the door for deploys, which is closed before the services are. */
const takeDeploys = async (platform: Platform, services: PlatformServices, started: Started) => {
  const joined = (service: PlatformService) => started.push([service]);
  const deploying = deployingTo({ ...platform, services, joined });
  const control = await openControl(platform.dataDir, (order, say) => deployService(deploying, order, say));
  started.push([{ stop: control.close }]);
};

/** Starts the database and all services, and answers when all of them are ready. */
export const startPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { dataDir, host = '127.0.0.1', report = say } = options;
  const portBlock = await reservePorts();
  const port = options.port || (await portBlock.next());
  const address = `http://localhost:${port}`;
  const held = await holdFolder(dataDir, address).catch(async (error: unknown) => {
    await portBlock.release();
    throw error;
  });
  const started: Started = [];
  const room = keepRoom(dataDir, report);
  let stopping = Promise.resolve();
  const stopAll = async () => {
    for (const group of started.toReversed()) await settle(group.map((one) => one.stop()));
    await room.stop();
    await Promise.all([held.release(), portBlock.release()]);
  };
  // Whoever asks waits for all that is stopping already, and for what was started since.
  const stop = () => {
    stopping = stopping.then(stopAll);
    return stopping;
  };
  options.signal?.addEventListener('abort', () => void stop());
  try {
    await finishMove(dataDir);
    requireSpace(dataDir);
    await requirePort(port, host, held.stale ? endingTakes : 0);
    await privateFolder(join(dataDir, 'services'));
    const programs = await programsOf(dataDir, options.sources ?? false);
    const secrets = await secretsOf(dataDir, [...programs.keys()], publishedNames());
    const given = { ...options, host, port, portBlock, address, report };
    const { database, services } = await startParts(given, secrets, programs, started);
    const publishToken = (module: string) => secrets.publishTokens[module] ?? '';
    const service = (name: string): PlatformService => {
      const found = services.get(name);
      if (!found) throw new Fault(`There is no service ${name}`);
      return found;
    };
    const platform: Platform = {
      database,
      service,
      get serviceNames() {
        return services.names();
      },
      address,
      dataDir,
      publishToken,
      stop,
    };
    if (options.build) await publishModules(platform, options.demo);
    if (!options.sources) await takeDeploys(platform, services, started);
    return platform;
  } catch (error) {
    await stop();
    throw error;
  }
};

import { join } from 'node:path';
import { frontDoor } from '../rooms.ts';
import type { PortBlock } from './ports.ts';
import { type Program, prepareService, type ServiceSpec, startService } from './service.ts';
import { addressOf, type Surroundings, settingsOf, writeAddresses } from './settings.ts';
import { openSocket, type Socket } from './socket.ts';
import { withSpare } from './spare.ts';
import { type Supervised, supervise } from './supervise.ts';

/** A service of a platform. */
export interface PlatformService extends Omit<Supervised, 'restart'> {
  /** Where it answers the other services. */
  address: string;
  readonly program: Program;
  restart(): Promise<void>;
  /** Runs another program in the place of its own, which ends once that one serves and `keep` has noted so. */
  replace(program: Program, keep: () => Promise<void>): Promise<void>;
}

/**
 * A service that is kept alive with its socket: while a process is replaced, or has died, connections wait for the next one.
 * Only who stops it takes the socket away.
 */
const serviceWithSocket = (
  spec: ServiceSpec,
  { address, host, port }: Pick<PlatformService, 'address'> & { host: string; port: number },
): PlatformService => {
  let socket: Socket | undefined;
  const opened = async () => (socket ??= await openSocket(host, port));
  const waysOf = (program: Program) => {
    const run = { ...spec, program };
    const spare = withSpare(
      async () => startService(run, await opened()),
      async () => prepareService(run, await opened()),
    );
    return { ...spare, program };
  };
  let ways = waysOf(spec.program);
  const process = supervise(`Service ${spec.name}`, ways.launch, spec.report);
  const closed = async (left: Promise<void>) => {
    socket?.close();
    socket = undefined;
    await Promise.all([left, ways.end()]);
  };
  return {
    address,
    get pid() {
      return process.pid;
    },
    get program() {
      return ways.program;
    },
    start: () => process.start(),
    restart: async () => {
      await ways.end();
      await process.restart();
    },
    replace: async (program, keep) => {
      const before = ways;
      const next = waysOf(program);
      try {
        await process.restart({
          launch: next.launch,
          keep: async () => {
            await keep();
            ways = next;
            await before.end();
          },
        });
      } catch (error) {
        ways = before;
        await next.end();
        throw error;
      }
    },
    kill: (signal) => closed(process.kill(signal)),
    stop: () => closed(process.stop()),
  };
};

/** The services of a platform by name. */
export interface PlatformServices {
  names(): string[];
  get(name: string): PlatformService | undefined;
  /** One more, on a port of its own, not started yet. The others hear of its address once it is told. */
  add(name: string, program: Program, databaseUrl: string): Promise<PlatformService>;
  /** Tells all services where the others answer. */
  tell(): Promise<void>;
  /** Forgets one that did not come to serve. */
  drop(name: string): void;
  /** What a process of a service is told. */
  environmentOf(name: string): NodeJS.ProcessEnv;
}

type Given = Omit<Surroundings, 'ports' | 'databases'> & { port: number; portBlock: PortBlock };

export const platformServices = (given: Given, report: (line: string) => void): PlatformServices => {
  const surroundings: Surroundings = { ...given, ports: {}, databases: {} };
  const services = new Map<string, PlatformService>();
  return {
    names: () => [...services.keys()],
    get: (name) => services.get(name),
    add: async (name, program, databaseUrl) => {
      const port = name === frontDoor ? given.port : await given.portBlock.next();
      const { ports, databases } = surroundings;
      ports[name] = port;
      databases[name] = databaseUrl;
      const spec = { name, program, env: settingsOf(surroundings, name), logs: join(given.dataDir, 'logs'), report };
      const host = name === frontDoor ? given.host : '127.0.0.1';
      const service = serviceWithSocket(spec, { address: addressOf(surroundings, name), host, port });
      services.set(name, service);
      return service;
    },
    tell: () => writeAddresses(surroundings),
    drop: (name) => {
      services.delete(name);
      delete surroundings.ports[name];
    },
    environmentOf: (name) => settingsOf(surroundings, name),
  };
};

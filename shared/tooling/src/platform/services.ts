import { join } from 'node:path';
import { frontDoor } from '../rooms.ts';
import type { PortBlock } from './ports.ts';
import { prepareService, type ServiceSpec, startService } from './service.ts';
import { addressOf, type Surroundings, settingsOf } from './settings.ts';
import { openSocket, type Socket } from './socket.ts';
import { withSpare } from './spare.ts';
import { type Supervised, supervise } from './supervise.ts';

/** A service of a platform. */
export interface PlatformService extends Supervised {
  /** Where it answers the other services. */
  address: string;
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
  const launch = async () => startService(spec, await opened());
  const spare = withSpare(launch, async () => prepareService(spec, await opened()));
  const process = supervise(`Service ${spec.name}`, spare.launch, spec.report);
  const closed = async (left: Promise<void>) => {
    socket?.close();
    socket = undefined;
    await Promise.all([left, spare.end()]);
  };
  return {
    address,
    get pid() {
      return process.pid;
    },
    start: () => process.start(),
    restart: async () => {
      await spare.end();
      await process.restart();
    },
    kill: (signal) => closed(process.kill(signal)),
    stop: () => closed(process.stop()),
  };
};

/** The services by name, each on a port of its own, not started yet. */
export const platformServices = async (
  given: Omit<Surroundings, 'ports'> & { port: number; portBlock: PortBlock },
  report: (line: string) => void,
): Promise<Map<string, PlatformService>> => {
  const ports: Record<string, number> = {};
  for (const name of Object.keys(given.databases))
    ports[name] = name === frontDoor ? given.port : await given.portBlock.next();
  const surroundings = { ...given, ports };
  return new Map(
    Object.entries(ports).map(([name, port]) => {
      const spec = { name, env: settingsOf(surroundings, name), logs: join(given.dataDir, 'logs'), report };
      const host = name === frontDoor ? given.host : '127.0.0.1';
      return [name, serviceWithSocket(spec, { address: addressOf(surroundings, name), host, port })];
    }),
  );
};

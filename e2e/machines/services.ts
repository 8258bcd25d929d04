import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { user } from './galera.ts';
import type { Network } from './network.ts';
import type { Programs } from './programs.ts';
import { started, until } from './started.ts';

const root = join(import.meta.dirname, '../..');
const examples = join(root, 'deploy/machines');

/** Where the front door of a machine answers. */
export const doorOf = ({ addresses }: Network, machine: number): string => `http://${addresses[machine]}:${firstPort}`;

/** In the order of their ports in `deploy/machines/haproxy.cfg`. */
export const serviceNames = ['shell', 'admin', 'ftes', 'opportunities', 'rfp-library', 'template-demo'];
const firstPort = 9000;

/** As `RestartSec` of `deploy/machines/bidwright@.service`. */
const restartMs = 1000;

export const databaseOf = (service: string): string => `bidwright_${service.replace('-', '_')}`;

/** What people type, wherever it leads. Browsers trust the name as they do HTTPS, which would end at HAProxy. */
export const publicUrl = 'http://bids.localhost';

export const tokens = { shell: 'token-of-shell', admin: 'token-of-admin' };

interface Machine {
  network: Network;
  programs: Programs;
  folder: string;
  /** Where files are kept, and mails are sent. */
  outside: NodeJS.ProcessEnv;
}

const settingsOf = ({ network, folder, outside }: Machine, machine: number, service: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  PACKED_FILES: process.env.PACKED_FILES,
  PORT: String(firstPort + serviceNames.indexOf(service)),
  HOST: network.addresses[machine],
  PUBLIC_URL: publicUrl,
  DATABASE_URL: `mysql://${user.name}:${user.password}@127.0.0.1:3307/${databaseOf(service)}`,
  ADDRESSES_FILE: join(examples, 'addresses.json'),
  INTERNAL_KEY: 'a key that is long enough for all machines',
  DATA_DIR: join(folder, `machine${machine}`, service),
  PUBLISH_TOKENS: JSON.stringify(tokens),
  PROVING: 'off',
  STAGE_MINUTES: '0',
  REGISTRATION: 'first-admin',
  TRUST_PROXY: '1',
  ...outside,
});

/** HAProxy of a machine, as `deploy/machines/haproxy.cfg` sets it up. */
const startBalancer = ({ network, programs, folder }: Machine, machine: number): void => {
  const [one, two, three] = network.addresses;
  const env = {
    ...programs.env,
    MACHINE_1: one,
    MACHINE_2: two,
    MACHINE_3: three,
    GALERA_READY: join(examples, 'galera-ready'),
  };
  const command = network.commandOn(machine, programs.haproxy, ['-db', '-f', join(examples, 'haproxy.cfg')]);
  started(command, join(folder, `haproxy${machine}.log`), env);
};

/** keepalived of a machine, as `deploy/machines/keepalived.conf` sets it up: it may get the address that people open. */
const startAddress = async ({ network, programs, folder }: Machine, machine: number): Promise<void> => {
  const own = join(folder, `keepalived${machine}`);
  const lines = [
    `$ADDRESS=${network.peopleAddress}/24`,
    '$INTERFACE=eth0',
    `$PRIORITY=${150 - 50 * machine}`,
    `include ${join(examples, 'keepalived.conf')}`,
  ];
  await writeFile(`${own}.conf`, `${lines.join('\n')}\n`);
  const args = ['--dont-fork', '--log-console', '--vrrp', `--use-file=${own}.conf`];
  const command = network.commandOn(machine, programs.keepalived, [
    ...args,
    `--pid=${own}.pid`,
    `--vrrp_pid=${own}.vrrp.pid`,
  ]);
  started(command, `${own}.log`, programs.env);
};

/** Where people come in. */
export const startEntrance = async (on: Machine, machine: number): Promise<void> => {
  startBalancer(on, machine);
  await startAddress(on, machine);
};

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a service again where it ends by itself, as systemd does, for as long as its machine is on. */
const keepRunning = (on: Machine, machine: number, service: string, isOn: () => boolean): void => {
  const main = join(root, 'services', service, 'src/main.ts');
  const command = on.network.commandOn(machine, process.execPath, ['--max-semi-space-size=2', main]);
  const start = () => {
    const child = started(command, join(on.folder, `${service}${machine}.log`), settingsOf(on, machine, service));
    child.once('exit', () => setTimeout(() => isOn() && start(), restartMs));
  };
  start();
};

/** The front door and all services of a machine; answers once they take calls. */
export const startServices = async (on: Machine, machine: number, isOn: () => boolean): Promise<void> => {
  for (const service of serviceNames) {
    await mkdir(settingsOf(on, machine, service).DATA_DIR ?? '', { recursive: true });
    keepRunning(on, machine, service, isOn);
  }
  for (const [n, service] of serviceNames.entries()) {
    const address = `http://${on.network.addresses[machine]}:${firstPort + n}`;
    await until(`${service} of machine ${machine} is ready`, () => isReady(address), 180_000);
  }
};

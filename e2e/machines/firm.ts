import { chmodSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { openBucket } from '@bidwright/service-testing/fixture/papers/bucket';
import { openPostbox } from '../postbox.ts';
import { openGalera } from './galera.ts';
import { openNetwork } from './network.ts';
import { findPrograms } from './programs.ts';
import { databaseOf, doorOf, serviceNames, startEntrance, startServices } from './services.ts';

/** The machines on which services run; the third has a node of the database and decides which of the others goes on. */
const working = [0, 1];

/** A firm on three machines, laid out as `deploy/machines` says, with a mail server and a store like S3 for its files outside. */
export const openFirm = async (folder: string) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The database runs as a user of its own.
  chmodSync(folder, 0o755);
  const programs = await findPrograms();
  const network = await openNetwork(programs, 3);
  const machines = network.addresses.map((_, machine) => machine);
  const closing: (() => Promise<unknown>)[] = [() => network.close()];
  const switchedOn = new Set(machines);

  const cutPower = async (machine: number) => {
    switchedOn.delete(machine);
    await network.cutPower(machine);
  };

  const close = async () => {
    for (const machine of machines) await cutPower(machine);
    for (const end of closing.toReversed()) await end();
  };

  try {
    const bucket = await openBucket(folder, network.outside);
    closing.push(() => bucket.close());
    const postbox = await openPostbox(network.outside);
    closing.push(() => postbox.close());
    const galera = await openGalera(network, programs, folder, serviceNames.map(databaseOf));
    const on = { network, programs, folder, outside: { ...bucket.settings, SMTP_URL: postbox.url } };
    for (const machine of machines) await startEntrance(on, machine);
    // One after the other: the first migrates.
    for (const machine of working) await startServices(on, machine, () => switchedOn.has(machine));
    return {
      network,
      galera,
      postbox,
      /** What people open: the address that is always on one machine. */
      address: `http://${network.peopleAddress}`,
      /** Each front door itself, where HAProxy would choose one. */
      doors: working.map((machine) => doorOf(network, machine)),
      cutPower,
      /** Switches a machine on again whose power was cut. */
      switchOn: async (machine: number) => {
        switchedOn.add(machine);
        await network.givePower(machine);
        await startEntrance(on, machine);
        await galera.restart(machine);
        if (working.includes(machine)) await startServices(on, machine, () => switchedOn.has(machine));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

export type Firm = Awaited<ReturnType<typeof openFirm>>;

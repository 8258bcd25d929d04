import { basename, dirname, join } from 'node:path';
import { Fault } from '../fault.ts';
import { serviceNames } from '../rooms.ts';
import { root } from '../root.ts';

/** The service of the folder in which a command was run; `command` says how to run it. */
export const serviceHere = (command: string): string => {
  const room = process.cwd();
  const name = basename(room);
  if (dirname(room) === join(root, 'services') && serviceNames().includes(name)) return name;
  throw new Fault(`${room} is no service. Run this as: npm run ${command} -w service-<name>`);
};

import { roles } from '@bidwright/contract-kit';
import type { ModuleFile } from '@bidwright/contract-shell';
import type { Reason } from '../reason.ts';

const known: ReadonlySet<string> = new Set(roles);

const strangers = (list: { roles: string[] }[], path: string): Reason[] =>
  list.flatMap((one, at) =>
    one.roles
      .filter((role) => !known.has(role))
      .map((role) => ({
        code: 'unknown-role',
        path: `${path}[${at}].roles`,
        message: `There is no role ${role}, only ${roles.join(', ')}`,
      })),
  );

/** Roles that nobody can hold: what names them would be hidden for ever. */
export const roleReasons = ({ routes, menu, creates, slots }: ModuleFile): Reason[] => [
  ...strangers(routes, 'file.routes'),
  ...strangers(menu, 'file.menu'),
  ...strangers(creates, 'file.creates'),
  ...strangers(slots, 'file.slots'),
];

import { shellName } from '@bidwright/contract-shell';
import type { StoredVersion } from './tables.ts';

/** Whether data that names roles is for who holds these: none means everyone, and Admin holds every role. */
const isFor = (held: string[], roles: string[]): boolean =>
  roles.length === 0 || held.includes('Admin') || roles.some((role) => held.includes(role));

/** Whether a version holds something for who holds these roles, as the shell does for everyone. */
export const holdsSomethingFor =
  (held: string[]) =>
  ({ file: { name, routes, menu, slots } }: Pick<StoredVersion, 'file'>): boolean =>
    name === shellName || [...routes, ...menu, ...slots].some(({ roles }) => isFor(held, roles));

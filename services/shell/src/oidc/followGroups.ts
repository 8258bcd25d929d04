import type { Role } from '@bidwright/contract-kit';
import type { AppContext } from '../context.ts';
import type { Account } from '../tables.ts';
import { decidedBy } from './settings.ts';

/** Gives and takes the roles that groups decide on, as the person's groups are now. Others stay: Admins give them by hand. */
export const followGroups = async (
  { log, people, settings }: AppContext,
  { id }: Pick<Account, 'id'>,
  roles: readonly Role[],
): Promise<void> => {
  const decided = decidedBy(settings.OIDC_ROLES);
  const { keptAdmin } = await people.haveRoles({ id, roles, decided, directory: settings.OIDC_NAME });
  if (keptAdmin) log.warn({ person: id }, 'the directory would take the last Admin away; the role stays');
};

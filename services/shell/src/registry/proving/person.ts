import type { Person, Role } from '@bidwright/contract-kit';
import { personOf } from '../../accounts/accounts.ts';
import type { Account } from '../../tables.ts';

/** Whether this is nobody, but the browser that tries a version. */
export const isProving = ({ proving }: Pick<Person, 'proving'>): boolean => proving !== undefined;

/** Where nobody holds a role: there is no account and no record of it, so that no list, notice or mail ever has it. */
const invented = (id: string): Person => ({
  id,
  name: 'Bidwright',
  email: 'proving@bidwright.invalid',
  permissions: [],
  teams: [],
});

/**
 * Who the browser is while it tries pages as this role. A page about oneself shows something only to who has a record, so it looks at
 * those of somebody who holds the role, as an Admin does who sees the app as a role: with the rights of the role alone, and services write
 * nothing for it.
 */
export const provingPerson = (proving: string, role: Role, account: Account | undefined): Person => ({
  ...(account ? personOf(account) : invented(proving)),
  permissions: [role],
  showActuals: false,
  showProjections: false,
  viewAs: role,
  proving,
});

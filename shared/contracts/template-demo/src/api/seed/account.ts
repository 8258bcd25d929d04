import type { AccountState } from '../account.ts';
import type { DemoContext } from '../route.ts';

/** The one account that is there from the start: info@demo.example with the password 123456. */
export const seed = ({ seal }: DemoContext): AccountState => {
  const id = 'account-1';
  return {
    accounts: [{ id, email: 'info@demo.example', firstName: 'Joan', lastName: 'Sample', sealed: seal('123456', id) }],
    sessions: [],
  };
};

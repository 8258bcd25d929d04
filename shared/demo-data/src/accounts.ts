import { people } from './admin/people.ts';
import { emailOf, nameOf } from './admin/users.ts';
import { demoPersonIds } from './people.ts';
import { nth } from './records.ts';

export interface DemoAccount {
  /** The id of the person's record among admin's users. */
  id: string;
  email: string;
  name: string;
  permissions: string[];
}

/** Who may sign in to the demo. The first five are offered on the sign-in page. */
export const demoAccounts: readonly DemoAccount[] = people.map((person, n) => ({
  id: nth(demoPersonIds, n),
  email: emailOf(person),
  name: nameOf(person),
  permissions: [person.role],
}));

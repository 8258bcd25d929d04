import { collection, day, object, type RecordOf, status } from '@bidwright/contract-kit';
import { adminsOnly } from './rights.ts';

/** What a new person's account has where nothing is said. Admins set it; the first in use counts. */
export const accountDefaults = collection({
  name: 'accountDefaults',
  service: 'admin',
  input: object({
    /** The last day on which the account may sign in. */
    expirationDate: day().required(),
    status: status(),
  }),
  title: 'expirationDate',
  search: [],
  sort: 'expirationDate',
  rights: { read: adminsOnly, create: adminsOnly, update: adminsOnly },
  lookup: true,
});
export type AccountDefaults = RecordOf<typeof accountDefaults>;

import {
  collection,
  day,
  everybody,
  flag,
  type InputOf,
  object,
  type RecordOf,
  reference,
  references,
  status,
  text,
  texts,
} from '@bidwright/contract-kit';
import { adminsOnly } from './rights.ts';

/** The last day on which an account may sign in, unless an Admin sets another. */
export const defaultExpirationDate = '2030-12-31';

interface Named {
  firstName?: string | null;
  lastName?: string | null;
}

/** The full name always is first and last joined. */
const withName = <T extends Named>(value: T): T =>
  value && typeof value === 'object'
    ? { ...value, name: [value.firstName, value.lastName].filter(Boolean).join(' ') }
    : value;

const input = object({
  firstName: text(80).required(),
  lastName: text(80).required(),
  displayName: text(160),
  name: text(161),
  email: text(254).email({ key: 'admin.email.invalid' }).required(),
  /** Role names; see `roles` of contract-kit. */
  permissions: texts(),
  profilePicture: text(500),
  companies: references('companies'),
  teams: references('teams'),
  manager: reference('users'),
  position: text(120),
  showActuals: flag(),
  showProjections: flag(),
  expirationDate: day().default(defaultExpirationDate),
  status: status(),
});

export const users = collection({
  name: 'users',
  service: 'admin',
  input: input.transform(withName),
  search: ['name', 'email'],
  sort: 'lastName',
  rights: { read: everybody, create: adminsOnly, update: adminsOnly },
  lookup: true,
});

export type UserInput = InputOf<typeof users>;
export type User = RecordOf<typeof users>;

import {
  choices,
  collection,
  day,
  everybody,
  flag,
  group,
  has,
  type InputOf,
  message,
  object,
  type Person,
  type RecordOf,
  type Right,
  referenceOrText,
  references,
  roles,
  share,
  status,
  string,
  text,
} from '@bidwright/contract-kit';
import { adminsOnly } from './rights.ts';

/** The last day on which an account may sign in, unless Admins set another: for one person, or by `accountDefaults` for all new ones. */
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

/** What stands for the manager of somebody who has none. */
export const noManager = { id: null, name: 'No Manager' };

const manager = () =>
  referenceOrText('users', 255)
    .transform((value: unknown) => value ?? noManager)
    .default(() => noManager);

/** One that travels encrypted, a path of the app, or a plain name: none that a browser would run or that says nothing of its way. */
const safePicture = /^(https:\/\/|\/(?![/\\])|[^:/\\]+$)/;

/** An address; of a file that was chosen, its name. */
const picture = () =>
  text(500)
    .transform((value: unknown, original: unknown) =>
      original && typeof original === 'object' && 'name' in original ? original.name : value,
    )
    .matches(safePicture, { message: message('validation.invalid'), excludeEmptyString: true });

const input = object({
  firstName: text(80).required(),
  lastName: text(80).required(),
  displayName: text(160),
  name: text(161),
  email: text(254).email({ key: 'admin.email.invalid' }).required(),
  /** Who is given none, such as by a table of staff, is one of the users. */
  permissions: choices(roles).default(['User']),
  profilePicture: picture(),
  companies: references('companies'),
  teams: references('teams'),
  manager: manager(),
  /** The copy of the manager's address; it is answered as `manager.email`. */
  managerEmail: text(254),
  position: text(120),
  showActuals: flag(),
  showProjections: flag(),
  /** Which notices reach the person: in the app, and by mail. */
  notifications: group(object({ email: flag().default(true), notifications: flag().default(true) })),
  /** Cards of the person's dashboard. */
  calendar: flag().default(true),
  oppPerformance: flag().default(true),
  /** How much of a full month the person works. */
  capacity: share().default(1),
  /** Whose public holidays the person has, such as a country. */
  region: text(60),
  expirationDate: day().default(defaultExpirationDate),
  status: status(),
});

const own = (person: Person) => [{ field: 'id', ids: [person.id] }];
const ownOrAdmin: Right = (person) => (has(person) ? 'all' : own(person));
const staffing: Right = (person) => (has(person, 'Team Lead', 'Project Manager', 'Operations') ? 'all' : own(person));

/** Who may come in, and as what, is decided by people: a program's key makes no way in that outlives it. */
const byPeople =
  (right: Right): Right =>
  (person) =>
    person.program ? 'none' : right(person);

/** What an Admin decides about a person. */
const decided = { update: adminsOnly };
/** What concerns the person alone. */
const personal = { read: ownOrAdmin };

export const users = collection({
  name: 'users',
  service: 'admin',
  input: input.transform(withName),
  search: ['name', 'email'],
  sort: 'lastName',
  match: ['email'],
  rights: {
    read: everybody,
    create: byPeople(adminsOnly),
    update: byPeople(ownOrAdmin),
    merge: byPeople(adminsOnly),
  },
  fields: {
    email: decided,
    permissions: decided,
    companies: decided,
    teams: decided,
    manager: decided,
    position: decided,
    status: decided,
    showActuals: { ...decided, ...personal },
    showProjections: { ...decided, ...personal },
    // The front door lets nobody stay past it.
    expirationDate: { ...decided, ...personal, published: true },
    region: decided,
    capacity: { ...decided, read: staffing, published: true },
    notifications: personal,
    calendar: personal,
    oppPerformance: personal,
  },
  lookup: true,
  /** The account's id is the person's. */
  derived: object({
    uid: string().required(),
    manager: object({ id: string().nullable().defined(), name: string().required(), email: string() }).meta({
      kind: 'reference',
      of: 'users',
    }),
  }),
  derive: ({ id, manager, managerEmail: email }) => ({ uid: id, ...(email && { manager: { ...manager, email } }) }),
  derivedFrom: { uid: 'id' },
  byService: ['managerEmail'],
});

export type UserInput = InputOf<typeof users>;
export type User = RecordOf<typeof users>;

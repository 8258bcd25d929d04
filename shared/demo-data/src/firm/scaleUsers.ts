import { users } from '@bidwright/contract-admin';
import { emptyInput, type RecordOf, type Reference, type Role } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import type { Faker } from '@faker-js/faker';
import { faker as english } from '@faker-js/faker/locale/en';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as romanian } from '@faker-js/faker/locale/ro';
import { beganOn, userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { idOf } from '../ids.ts';
import { kept, nth } from '../records.ts';
import { seeded } from '../seeded.ts';
import { scaleTeamAt } from './scaleTeams.ts';

/** The first place that nobody of the demo has. */
const first = 1000;
/** People of one manager, and teams that people are dealt to. */
const span = 9;
const teamCount = 52;

const languages: readonly Faker[] = [english, english, french, english, romanian];
const positions = ['Manager', 'Senior Consultant', 'Consultant', 'Analyst', 'Data Scientist', 'Engineer'];

/** Beside the demo's Admins; most people only work on projects. */
const roleAt = (n: number): Role => {
  if (n % 40 === 0) return 'Team Lead';
  if (n % 25 === 0) return 'Project Manager';
  return n % 60 === 7 ? 'Operations' : 'User';
};

const nameAt = (n: number) => {
  const random = seeded('firm', n, nth(languages, n));
  return { firstName: random.person.firstName(), lastName: random.person.lastName() };
};

const referTo = (n: number, { firstName, lastName }: ReturnType<typeof nameAt>): Reference => ({
  id: idOf('users', first + n),
  name: `${firstName} ${lastName}`,
});

/** The n-th of the people beside the demo's. */
export const scaleUserAt = (n: number): Reference => referTo(n, nameAt(n));

/** The teams of the n-th of them. */
export const scaleTeamsOf = (n: number): Reference[] => [scaleTeamAt(n % teamCount)];

/** What the n-th of them does in the firm. */
export const scalePositionOf = (n: number): string => nth(positions, n);

/** Whoever works in a large firm beside the demo's people: first those who are there, then those who have left. */
export function* scaleUsers(
  { active, inactive }: { active: number; inactive: number },
  today: string,
): Generator<RecordOf<typeof users>, void> {
  for (let n = 0; n < active + inactive; n += 1) {
    const name = nameAt(n);
    const role = roleAt(n);
    yield {
      ...emptyInput(users),
      ...name,
      name: `${name.firstName} ${name.lastName}`,
      email: `staff.${n + 1}@harborvale.example`,
      permissions: [role],
      teams: scaleTeamsOf(n),
      manager: n < span ? userAt(0) : scaleUserAt(Math.floor(n / span) - 1),
      position: scalePositionOf(n),
      showActuals: role !== 'User',
      showProjections: role !== 'User',
      capacity: n % 20 === 3 ? 0.6 : 1,
      status: n < active ? 'Active' : 'Inactive',
      ...kept('users', first + n, instant(addDays(beganOn(today), 1 + (n % 1500)), 54_000), userAt(0)),
    };
  }
}

import { noManager, users } from '@bidwright/contract-admin';
import { emptyInput, type RecordOf, type Reference } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { instant } from '../days.ts';
import { idOf } from '../ids.ts';
import { kept, nth, referTo } from '../records.ts';
import { companyList } from './companyList.ts';
import type { DemoPerson } from './demoPerson.ts';
import { people } from './people.ts';
import { teamList } from './teamList.ts';

const mailDomain = 'harborvale.example';

const company = referTo('companies', companyList);
const team = referTo('teams', teamList);

export const nameOf = ({ first, last }: DemoPerson): string => `${first} ${last}`;
export const emailOf = ({ mailbox }: DemoPerson): string => `${mailbox}@${mailDomain}`;

/** The n-th of the people, as a record points at them. */
export const userAt = (n: number): Reference => ({ id: idOf('users', n), name: nameOf(nth(people, n)) });

/** The teams of the n-th of the people. */
export const teamsOf = (n: number): Reference[] => nth(people, n).teams.map(team);

/** When the firm began to use the app: four years and a quarter before today. */
export const beganOn = (today: string): string => addDays(today, -1553);

const managerOf = ({ manager }: DemoPerson) =>
  manager === undefined
    ? { manager: noManager }
    : { manager: userAt(manager), managerEmail: emailOf(nth(people, manager)) };

const seesMoney = (person: DemoPerson) => person.role !== 'User';

export const userRecords = (today: string): RecordOf<typeof users>[] =>
  people.map((person, n) => ({
    ...emptyInput(users),
    firstName: person.first,
    lastName: person.last,
    displayName: person.display ?? nameOf(person),
    name: nameOf(person),
    email: emailOf(person),
    permissions: [person.role],
    companies: person.lentBy ? [company(person.lentBy)] : [],
    teams: person.teams.map(team),
    ...managerOf(person),
    position: person.position,
    region: person.region ?? null,
    showActuals: seesMoney(person),
    showProjections: seesMoney(person),
    ...(person.expiresInDays && { expirationDate: addDays(today, person.expiresInDays) }),
    status: person.inactive ? 'Inactive' : 'Active',
    ...kept('users', n, instant(addDays(beganOn(today), n * 7), 54_000), n === 0 ? null : userAt(0)),
  }));

import type { Holiday, User } from '@bidwright/contract-admin';
import type { Absence, WorkCalendar } from '@bidwright/contract-opportunities';
import { copiesAt, type Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { aliasOf } from '../tables.ts';

type Lists = { holidays: Partial<Holiday>; users: Pick<User, 'id'> & Partial<Pick<User, 'region'>> };

const a = aliasOf('peopleAway', 'a');

const written = (region: string | null | undefined) => region?.trim().toLocaleLowerCase('en') ?? '';

const leavesOf = async (db: Database, people: readonly string[], until: string) => {
  if (people.length === 0) return [];
  const { rows } = await sql<{ person: string } & Absence>`select ${a.personId} as person,
      date_format(${a.firstDay}, '%Y-%m-%d') as \`from\`, date_format(${a.lastDay}, '%Y-%m-%d') as \`to\`
    from ${a} where ${a.personId} in (${sql.join(people)}) and ${a.firstDay} <= ${until}
    order by ${a.firstDay}`.execute(db);
  return rows;
};

/** On which days up to one the firm and some people do not work. */
export const calendarOf = async (db: Database, people: readonly string[], until: string): Promise<WorkCalendar> => {
  const [{ holidays, users }, leaves] = await Promise.all([
    copiesAt<Lists>(db, { holidays: 'all', users: people }),
    leavesOf(db, people, until),
  ]);
  const inUse = holidays.filter(({ status, day }) => status === 'Active' && day);
  const daysOf = (region: string) =>
    inUse.filter((holiday) => written(holiday.region) === region).map(({ day }) => day ?? '');
  const regions = new Map(users.map(({ id, region }) => [id, written(region)]));
  const away = people.map((person): [string, Absence[]] => {
    const region = regions.get(person) ?? '';
    const ofRegion = region === '' ? [] : daysOf(region).map((day) => ({ from: day, to: day }));
    const own = leaves.filter((leave) => leave.person === person).map(({ from, to }) => ({ from, to }));
    return [person, [...own, ...ofRegion]];
  });
  return { holidays: new Set(daysOf('')), away: new Map(away) };
};

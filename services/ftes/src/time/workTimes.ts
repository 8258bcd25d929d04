import type { Holiday, User } from '@bidwright/contract-admin';
import { type Away, monthAt, type WorkTime } from '@bidwright/contract-ftes';
import type { Lists } from '../capacity/lists.ts';
import type { Db } from '../tables.ts';

/** Where somebody is, and how much of a month the person works. */
export type Whereabouts = Pick<User, 'id'> & Partial<Pick<User, 'capacity' | 'region'>>;

const written = (region: string | null | undefined) => region?.trim().toLocaleLowerCase('en') ?? '';

/** The days of each region; those of all stand under no name, and among those of each. */
const holidaysByRegion = (
  holidays: readonly Holiday[],
): ((region: string | null | undefined) => ReadonlySet<string>) => {
  const inUse = holidays.filter(({ status }) => status === 'Active');
  const days = Map.groupBy(inUse, ({ region }) => written(region));
  const known = new Map<string, ReadonlySet<string>>();
  return (region) => {
    const name = written(region);
    const found =
      known.get(name) ?? new Set([...(days.get('') ?? []), ...(days.get(name) ?? [])].map(({ day }) => day));
    known.set(name, found);
    return found;
  };
};

const dayIn = (month: number): string => {
  const { year, month: ofYear } = monthAt(month);
  return `${year}-${String(ofYear).padStart(2, '0')}-01`;
};

/** From when to when people are away, in some months. */
const leavesByPerson = async (
  db: Db,
  { first, count }: { first: number; count: number },
  people?: readonly string[],
): Promise<Map<string, (Away & { id: string })[]>> => {
  if (people?.length === 0) return new Map();
  const some = db
    .selectFrom('leaves')
    .select(['id', 'personId', 'firstDay', 'lastDay', 'hoursPerDay'])
    .where('status', '=', 'Active')
    .where('lastDay', '>=', dayIn(first))
    .where('firstDay', '<', dayIn(first + count));
  const rows = await (people ? some.where('personId', 'in', people) : some).execute();
  return Map.groupBy(rows, ({ personId }) => personId);
};

/** What says how much of each of some months people work: all of them, or those that are named. */
export const workTimes = async (
  db: Db,
  lists: Pick<Lists, 'holidays'>,
  months: { first: number; count: number },
  people?: readonly string[],
): Promise<(who: Whereabouts) => WorkTime & { leaves: (Away & { id: string })[] }> => {
  const holidays = holidaysByRegion(lists.holidays);
  const leaves = await leavesByPerson(db, months, people);
  return ({ id, capacity, region }) => ({
    share: capacity ?? 1,
    holidays: holidays(region),
    leaves: leaves.get(id) ?? [],
  });
};

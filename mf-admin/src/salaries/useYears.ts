import type { SalaryProjection } from '@bidwright/contract-admin';
import type { Where } from '@bidwright/contract-kit';
import { useSalaries } from './salaryApi.ts';

/** Rows that are asked for beside a page's: two other years of each of at most a hundred. */
const max = 200;

/** Whose it is: a person's, or that of whoever holds a position. */
export const whoseKey = ({ user, position }: Pick<SalaryProjection, 'user' | 'position'>): string =>
  user?.id ?? `position:${position?.toLowerCase()}`;

const inYears = (year: number): Where => ({ field: 'year', is: 'in', value: [year - 1, year + 1] });
const inUse: Where = { field: 'status', is: 'eq', value: 'Active' };

/** What the people and positions of a page earn in the year before and in the year after, by whose it is and year. */
export const useYears = (
  rows: Pick<SalaryProjection, 'user' | 'position'>[] | undefined,
  year: number,
): Map<string, SalaryProjection> => {
  const users = [...new Set(rows?.flatMap(({ user }) => user?.id ?? []))];
  const positions = [...new Set(rows?.flatMap(({ user, position }) => (user ? [] : (position ?? []))))];
  const own = useSalaries({ where: [{ field: 'user', is: 'in', value: users }, inYears(year), inUse], limit: max });
  const held = useSalaries({
    where: [{ field: 'position', is: 'in', value: positions }, { field: 'user', is: 'empty' }, inYears(year), inUse],
    limit: max,
  });
  const found = [...(own.rows ?? []), ...(held.rows ?? [])];
  return new Map(found.map((one) => [`${whoseKey(one)} ${one.year}`, one]));
};

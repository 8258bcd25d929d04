import type { Reference } from '@bidwright/contract-kit';
import type { Absence, WorkCalendar } from '@bidwright/contract-opportunities';
import { holidayList } from '../admin/holidayList.ts';
import { userRecords } from '../admin/users.ts';
import { leaveRecords } from '../staffing/leaves.ts';

/** When the people of a plan do not work, as the service of bids knows it: whole days of leave, and holidays where they are. */
export const calendarOf = (today: string, people: readonly Reference[]): WorkCalendar => {
  const regions = new Map(userRecords(today).map(({ id, region }) => [id, region]));
  const leaves = leaveRecords(today).filter(({ hoursPerDay }) => hoursPerDay === null);
  const awayOf = (id: string): Absence[] => [
    ...leaves.filter(({ person }) => person.id === id).map(({ firstDay: from, lastDay: to }) => ({ from, to })),
    ...holidayList(today)
      .filter(({ region }) => region === regions.get(id))
      .map(({ day }) => ({ from: day, to: day })),
  ];
  return { holidays: new Set(), away: new Map(people.map(({ id }) => [id, awayOf(id)])) };
};

import { textOf } from '@bidwright/remote-kit/importing';
import { today } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import type { CalendarHoliday } from './holidaysIn.ts';

/** What a calendar file holds, or why nothing can be taken from it. */
export type HolidayFile =
  | { name: string; holidays: CalendarHoliday[]; problem?: undefined }
  | { name: string; holidays?: undefined; problem: 'notOne' | 'nothing' };

const read = async (file: File): Promise<HolidayFile> => {
  const { name } = file;
  const { holidaysIn } = await import('./holidaysIn.ts');
  const holidays = holidaysIn(await textOf(file), today());
  if (!holidays) return { name, problem: 'notOne' };
  return holidays.length > 0 ? { name, holidays } : { name, problem: 'nothing' };
};

export const isCalendar = ({ name }: File): boolean => /\.ics$/i.test(name);

/** A calendar of holidays that a person chooses; it is read in the browser. */
export const useHolidays = () => {
  const [calendar, setCalendar] = useState<HolidayFile>();
  return {
    calendar,
    choose: async (file: File) => setCalendar(await read(file)),
    leave: () => setCalendar(undefined),
  };
};

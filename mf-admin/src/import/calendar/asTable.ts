import type { CalendarHoliday } from './holidaysIn.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Holidays as the table that an import reads: its columns have the names of the list's fields. */
export const asTable = (fileName: string, region: string, holidays: readonly CalendarHoliday[]): File => {
  const rows = holidays.map(({ day, name }) => [day, name, region].map(quoted).join());
  return new File([['day,name,region', ...rows].join('\r\n')], fileName.replace(/\.ics$/i, '.csv'), {
    type: 'text/csv',
  });
};

import { textOf } from '@bidwright/remote-kit/importing';
import { useIntl } from '@bidwright/remote-kit/intl';
import { today } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { type CalendarEntry, entriesIn, maxBytes } from './absences.ts';

/** What a chosen file holds, or why nothing can be taken from it. */
export type CalendarFile =
  | { name: string; entries: CalendarEntry[]; problem?: undefined }
  | { name: string; entries?: undefined; problem: 'notOne' | 'tooLarge' | 'nothing' };

const read = async (file: File, timeZone: string): Promise<CalendarFile> => {
  const { name } = file;
  if (file.size > maxBytes) return { name, problem: 'tooLarge' };
  const entries = entriesIn(await textOf(file), today(), timeZone);
  if (!entries) return { name, problem: 'notOne' };
  return entries.length > 0 ? { name, entries } : { name, problem: 'nothing' };
};

/** A calendar file that a person chooses. It is read in the browser: what else it says of the person stays there. */
export const useCalendarFile = () => {
  const { timeZone = 'UTC' } = useIntl();
  const [file, setFile] = useState<CalendarFile>();
  const choose = async (chosen: File) => setFile(await read(chosen, timeZone));
  return { file, choose };
};

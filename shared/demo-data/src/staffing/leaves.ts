import { leaves } from '@bidwright/contract-ftes';
import { emptyInput, type RecordOf } from '@bidwright/contract-kit';
import { addDays, startOfMonth, startOfWeek } from '@bidwright/contract-kit/days';
import { userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { kept } from '../records.ts';

/** Who is away, from which week of which month from this one, for how many days, and for how many hours of them. */
const away = [
  { person: 4, month: 5, week: 1, days: 5 },
  { person: 19, month: 2, week: 1, days: 12 },
  { person: 26, month: 1, week: 2, days: 5 },
  { person: 28, month: 1, week: 1, days: 26, hoursPerDay: 2 },
];

/** When the demo's people do not work: nobody of them has too much to do for it. */
export const leaveRecords = (today: string): RecordOf<typeof leaves>[] =>
  away.map(({ person, month, week, days, hoursPerDay = null }, n) => {
    const firstDay = startOfWeek(addDays(startOfMonth(today, month), week * 7));
    return {
      ...emptyInput(leaves),
      person: userAt(person),
      firstDay,
      lastDay: addDays(firstDay, days - 1),
      hoursPerDay,
      ...kept('leaves', n, instant(addDays(today, -20), 50_000), userAt(person)),
    };
  });

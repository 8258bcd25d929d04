import { maxHoursPerMonth } from '@bidwright/contract-ftes';
import { type Message, message, type Reference } from '@bidwright/contract-kit';
import type { When } from './whenIn.ts';

/** Hours of a person on a bid, as a table says, by month (see `monthNumber`). */
export interface SaidHours {
  fte: Reference;
  opportunity: Reference;
  hours: Map<number, number>;
}

/** A row that says all it must. */
export interface GoodRow {
  row: number;
  cells: string[];
  fte: Reference;
  opportunity: Reference;
  when: When;
  hours: number;
}

/** What stands of a month by now: from which row on, and whether that and all after it said days. */
interface Standing {
  row: number;
  isOfDays: boolean;
}

type Refuse = (row: GoodRow, column: 'month' | 'hours', fault: Message) => void;

/**
 * What rows say together, by person and bid in the order of their first rows. A time sheet says days, which make up their month; a
 * month itself is said once. Spreadsheets write a month as its first day, so a table says days only where one is another.
 */
export const sumsOf = (rows: readonly GoodRow[], refuse: Refuse): SaidHours[] => {
  const isTimeSheet = rows.some(({ when }) => (when.day ?? 1) !== 1);
  const said = new Map<string, SaidHours & { standing: Map<number, Standing> }>();
  for (const one of rows) {
    const { row, fte, opportunity, when, hours } = one;
    const key = `${fte.id} ${opportunity.id}`;
    const own = said.get(key) ?? { fte, opportunity, hours: new Map(), standing: new Map() };
    said.set(key, own);
    const isOfDays = isTimeSheet && when.day !== undefined;
    const standing = own.standing.get(when.month);
    const sum = Number(((own.hours.get(when.month) ?? 0) + hours).toFixed(2));
    if (standing && !(isOfDays && standing.isOfDays))
      refuse(one, 'month', message('ftes.hours.repeated', { row: standing.row }));
    else if (sum > maxHoursPerMonth) refuse(one, 'hours', message('ftes.hours.tooMany', { max: maxHoursPerMonth }));
    else {
      own.hours.set(when.month, sum);
      if (!standing) own.standing.set(when.month, { row, isOfDays });
    }
  }
  return [...said.values()];
};

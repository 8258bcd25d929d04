import { addDays, endOfMonth, endOfQuarter, startOfMonth, startOfQuarter } from './calendar.ts';

/** Ranges of due dates by name; each end is part of the range. */
const ranges = {
  overdue: (today: string) => ({ to: addDays(today, -1) }),
  next7: (today: string) => ({ from: today, to: addDays(today, 7) }),
  next14: (today: string) => ({ from: today, to: addDays(today, 14) }),
  next30: (today: string) => ({ from: today, to: addDays(today, 30) }),
  thisMonth: (today: string) => ({ from: startOfMonth(today), to: endOfMonth(today) }),
  nextMonth: (today: string) => {
    const next = addDays(endOfMonth(today), 1);
    return { from: next, to: endOfMonth(next) };
  },
  thisQuarter: (today: string) => ({ from: startOfQuarter(today), to: endOfQuarter(today) }),
  past30: (today: string) => ({ from: addDays(today, -30), to: addDays(today, -1) }),
} satisfies Record<string, (today: string) => { from?: string; to: string }>;

export type DuePreset = keyof typeof ranges;

export const duePresets = Object.keys(ranges) as DuePreset[];

export const isDuePreset = (name: string | null): name is DuePreset => name !== null && Object.hasOwn(ranges, name);

export const dueRange = (preset: DuePreset, today: string): { from?: string; to: string } => ranges[preset](today);

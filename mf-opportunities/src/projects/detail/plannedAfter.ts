import { type Month, monthAt, monthNumber, type Projection } from '@bidwright/contract-ftes';

type Plan = Pick<Projection, 'fte' | 'entries'>;

interface PlannedAfter {
  /** How many people. */
  people: number;
  until: Month;
}

/** Who is planned in months after the one in which a contract ends; nothing where nobody is. */
export const plannedAfter = (plans: readonly Plan[], end: string): PlannedAfter | undefined => {
  const last = monthNumber({ year: Number(end.slice(0, 4)), month: Number(end.slice(5, 7)) });
  const after = plans.flatMap(({ fte, entries }) =>
    (entries ?? [])
      .filter((entry) => fte && entry.percentAllocated > 0 && monthNumber(entry) > last)
      .map((entry) => ({ who: fte?.id, month: monthNumber(entry) })),
  );
  if (after.length === 0) return undefined;
  return {
    people: new Set(after.map(({ who }) => who)).size,
    until: monthAt(Math.max(...after.map(({ month }) => month))),
  };
};

import { monthNumber } from '@bidwright/contract-ftes';
import { today } from '@bidwright/remote-kit/ui';

interface Spanning {
  firstMonth: number | null;
  lastMonth: number | null;
}

/** Months that one sheet shows at most. */
const maxShown = 60;

export const thisMonth = (): number =>
  monthNumber({ year: Number(today().slice(0, 4)), month: Number(today().slice(5, 7)) });

/** The months of hours and plans; hours may also be typed up to this month. */
export const spanOfHours = (
  actuals: readonly Spanning[],
  plans: readonly Spanning[],
): { first: number; count: number } => {
  const now = thisMonth();
  const all = [...actuals, ...plans];
  const first = Math.min(now, ...all.flatMap(({ firstMonth }) => firstMonth ?? []));
  const last = Math.max(now, ...all.flatMap(({ lastMonth }) => lastMonth ?? []));
  return { first: Math.max(first, last - maxShown + 1), count: Math.min(maxShown, last - first + 1) };
};

import { useMemo } from 'react';
import { useKept } from '../../useKept.ts';
import type { Deadline } from './deadlinesOf.ts';

/** A deadline by what it is about; another date of the same field is another deadline. */
export const keyOf = (deadline: Deadline): string => {
  const { opportunity, date } = deadline;
  if ('work' in deadline) return `${deadline.work.id} ${deadline.work.part} ${date}`;
  return `${opportunity.id} ${deadline.field} ${date}`;
};

/** Marks that are kept, the latest; older ones are of days long gone. */
const max = 200;

/** The deadlines that the person has ticked off, kept on this device, and the way to tick one off or back. */
export const useHandled = () => {
  const [kept, keep] = useKept('handled');
  const handled = useMemo(() => new Set(kept.split('\n').filter(Boolean)), [kept]);
  const toggle = (deadline: Deadline) => {
    const key = keyOf(deadline);
    const others = [...handled].filter((one) => one !== key);
    keep((handled.has(key) ? others : [...others, key]).slice(-max).join('\n'));
  };
  return { handled, toggle };
};

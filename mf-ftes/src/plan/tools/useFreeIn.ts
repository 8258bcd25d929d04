import { maxMonths } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useMemo } from 'react';
import type { Span } from '../draft/span.ts';
import { useCapacity } from '../load/api.ts';
import { fromOf } from '../load/others.ts';

/** By person, how much of each month of a plan is free at least; of whom one may not know nothing is said. A very long plan is told by its first years. */
export const useFreeIn = ({ first, count }: Span): ReadonlyMap<string, string> => {
  const intl = useIntl();
  const { data } = useCapacity({ from: fromOf(first), months: Math.min(count, maxMonths) });
  return useMemo(
    () =>
      new Map(
        data?.people.map(({ person, capacities, expected }) => {
          const free = Math.min(...capacities.map((capacity, at) => capacity - (expected[at] ?? 0)));
          return [person.id, intl.formatMessage({ id: 'ftes.plan.add.free' }, { free: Math.max(0, free) })];
        }),
      ),
    [data, intl],
  );
};

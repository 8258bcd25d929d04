import { maxMonths } from '@bidwright/contract-ftes';
import { useMemo } from 'react';
import type { Span } from '../draft/span.ts';
import { useCapacity } from './api.ts';
import { fromOf, othersIn } from './others.ts';

/** What the people of a plan have to do besides it. A long plan takes two calls. */
export const useOthers = (bid: string, span: Span, people: readonly string[]) => {
  const { first, count } = span;
  const asked = { people: [...people].sort(), works: true };
  const nobody = people.length === 0;
  const near = useCapacity({ ...asked, from: fromOf(first), months: Math.min(count, maxMonths) }, nobody);
  const rest = Math.max(1, Math.min(count - maxMonths, maxMonths));
  const far = useCapacity({ ...asked, from: fromOf(first + maxMonths), months: rest }, nobody || count <= maxMonths);
  const others = useMemo(
    () =>
      othersIn(
        [near.data, far.data].filter((answer) => answer !== undefined),
        span,
        bid,
      ),
    [near.data, far.data, span, bid],
  );
  return {
    others,
    error: near.error ?? far.error,
    refetch: () => void [near, far].map(({ error, refetch }) => error && refetch()),
  };
};

import type { BoardColumn } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { SumRow } from '@bidwright/remote-kit/table';
import { Money } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { type Sums, useHoped } from './useHoped.ts';

/** The sums of some bids below the heads of amount and weighted amount. */
export const sumsOf = ({ amount, weighted }: Sums): SumRow['sums'] => ({
  estimatedBudgetAmount: <Money amount={amount} short />,
  weighted: weighted === null ? '–' : <Money amount={weighted} short />,
});

const both = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0);

/** What all bids that the filters find come to, as the last row of a table; nothing until it is known, or where there is none. */
export const useTotal = (columns: readonly BoardColumn[] | undefined): SumRow | undefined => {
  const intl = useIntl();
  const hoped = useHoped();
  return useMemo(() => {
    if (!columns || columns.length === 0) return undefined;
    const all = columns.map(hoped).reduce((so, one) => ({
      count: so.count + one.count,
      amount: so.amount + one.amount,
      weighted: both(so.weighted, one.weighted),
    }));
    return { name: intl.formatMessage({ id: 'opportunities.sums.total' }, { count: all.count }), sums: sumsOf(all) };
  }, [columns, hoped, intl]);
};

import type { BoardColumn } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { SumRow } from '@bidwright/remote-kit/table';
import { Money } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';

type Sums = Pick<BoardColumn, 'count' | 'amount' | 'weighted'>;

/** The sums of some bids below the heads of amount and weighted amount. */
export const sumsOf = ({ amount, weighted }: Sums): SumRow['sums'] => ({
  estimatedBudgetAmount: <Money amount={amount} short />,
  weighted: <Money amount={weighted} short />,
});

/** What all bids that the filters find come to, as the last row of a table; nothing until it is known, or where there is none. */
export const useTotal = (columns: readonly Sums[] | undefined): SumRow | undefined => {
  const intl = useIntl();
  return useMemo(() => {
    if (!columns || columns.length === 0) return undefined;
    const all = columns.reduce((so, one) => ({
      count: so.count + one.count,
      amount: so.amount + one.amount,
      weighted: so.weighted + one.weighted,
    }));
    return { name: intl.formatMessage({ id: 'opportunities.sums.total' }, { count: all.count }), sums: sumsOf(all) };
  }, [columns, intl]);
};

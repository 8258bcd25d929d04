import type { BoardColumn } from '@bidwright/contract-opportunities';
import { useCallback } from 'react';
import { useStatuses } from '../../../api.ts';
import { isEnd } from '../../field/status/isEnd.ts';

/** What some bids come to; of bids that are all decided nothing is weighted. */
export type Sums = Pick<BoardColumn, 'count' | 'amount'> & { weighted: number | null };

/** Answers the sums of a column of bids without the weighted amount of a status that decides them. */
export const useHoped = (): ((column: BoardColumn) => Sums) => {
  const { data: statuses } = useStatuses();
  return useCallback(
    ({ group, count, amount, weighted }) => {
      const status = statuses?.find(({ id }) => id === group.id);
      return { count, amount, weighted: status && isEnd(status.category) ? null : weighted };
    },
    [statuses],
  );
};

import { type BoardDimension, fieldsToList } from '@bidwright/contract-opportunities';
import { type Groups, type SumRow, useShownColumns } from '@bidwright/remote-kit/table';
import { useMemo } from 'react';
import { useStatuses } from '../../../api.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { useLaidOut } from '../columns/useColumns.tsx';
import { useBoard } from '../state/boardApi.ts';
import { chosenBy } from '../state/queryOf.ts';
import { useMeaning } from '../state/useMeaning.ts';
import { GroupHead } from './GroupHead.tsx';
import { inOrder } from './inOrder.ts';
import type { OpportunityTableProps } from './OpportunityTableProps.ts';
import { RecordTable } from './RecordTable.tsx';
import { useHoped } from './useHoped.ts';
import { sumsOf, useTotal } from './useTotal.tsx';

/** Rows of a group at most; the rest is one press away. */
const per = 10;

const none: never[] = [];

/** Bids by status, team or owner: how many each group has and what it comes to, and the first of each. */
export const GroupedTable = ({ by, ...props }: OpportunityTableProps & { by: BoardDimension }) => {
  const { state, change } = props;
  const meaning = useMeaning(state);
  const { data: statuses = none } = useStatuses();
  const hoped = useHoped();
  const columns = useShownColumns(useLaidOut(props.layout, props.dense));
  const fields = fieldsToList(columns.map(({ id }) => id));
  const board = useBoard({ ...chosenBy(state, meaning), sort: state.sort, by, per, fields });
  const found = useMemo(() => board.data && inOrder(board.data, by, statuses), [board.data, by, statuses]);
  const rows = useMemo(() => found?.flatMap(({ bids }): BidRow[] => bids), [found]);
  const groups = useMemo((): Groups<BidRow> | undefined => {
    if (!found) return undefined;
    const groupOf = new Map(found.flatMap(({ group, bids }) => bids.map(({ id }) => [id, group.id] as const)));
    const head = (column: (typeof found)[number]): [string, SumRow] => [
      column.group.id,
      {
        name: <GroupHead by={by} column={column} state={state} change={change} />,
        sums: sumsOf(hoped(column)),
      },
    ];
    return { of: ({ id }) => groupOf.get(id) ?? '', heads: new Map(found.map(head)) };
  }, [found, by, hoped, state, change]);
  return (
    <RecordTable
      {...props}
      rows={rows}
      from={1}
      count={found?.reduce((sum, { count }) => sum + count, 0)}
      error={board.error}
      onRetry={board.refetch}
      busy={board.isFetching}
      groups={groups}
      total={useTotal(found)}
    />
  );
};

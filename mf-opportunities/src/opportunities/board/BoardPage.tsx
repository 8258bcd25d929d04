import type { Query } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed } from '@bidwright/remote-kit/ui';
import { useStatuses } from '../../api.ts';
import { useEdits } from '../edits/useEdits.tsx';
import type { ListState } from '../list/listState.ts';
import { NoOpportunity } from '../list/NoOpportunity.tsx';
import { chosenBy, statusIds } from '../list/queryOf.ts';
import { useMeaning } from '../list/useMeaning.ts';
import { useStatusMove } from '../outcome/useStatusMove.tsx';
import { useWorth } from '../useWorth.ts';
import { Board } from './Board.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { useBoard } from './boardApi.ts';
import { lanesOf } from './lanes.ts';

export interface BoardPageProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
  mayCreate: boolean;
}

/** Bids by their status, to be moved on. */
export const BoardPage = ({ state, change, mayCreate }: BoardPageProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const meaning = useMeaning();
  const { data: statuses = [] } = useStatuses();
  const worth = useWorth();
  const edits = useEdits();
  const { move, dialog } = useStatusMove(edits);

  const call: Pick<Query, 'where' | 'search' | 'sort'> = {
    ...chosenBy(state, meaning),
    sort: state.sort,
  };
  const { columns, error, isFetching, refetch } = useBoard(call);
  const chosen = state.filters.status && new Set(statusIds(state.filters.status, statuses));
  const title = intl.formatMessage({ id: 'opportunities.board.title' });
  return (
    <Box aria-busy={isFetching}>
      {error && (
        <Failed
          title={intl.formatMessage({ id: 'kit.table.failed' }, { name: title })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={refetch}
        />
      )}
      {!columns && !error && <BoardSkeleton />}
      {columns?.length === 0 && <NoOpportunity state={state} onChange={change} mayCreate={mayCreate} />}
      {columns && columns.length > 0 && (
        <Board
          label={title}
          lanes={lanesOf(statuses, columns, chosen, edits.shown, worth)}
          onMove={move}
          onMore={(status) => change({ layout: 'table', filters: { ...state.filters, status: [status] } })}
        />
      )}
      {dialog}
      {edits.dialog}
    </Box>
  );
};

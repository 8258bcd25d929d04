import { awardMonth, type BoardCall, type BoardColumn, maxPerColumn } from '@bidwright/contract-opportunities';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed } from '@bidwright/remote-kit/ui';
import { type ReactNode, useState } from 'react';
import { useRememberRows } from '../../bid/neighbours/useRememberRows.ts';
import { NoOpportunity } from '../filters/NoOpportunity.tsx';
import { useBoard } from '../state/boardApi.ts';
import type { ListState } from '../state/listState.ts';
import { chosenBy } from '../state/queryOf.ts';
import { useMeaning } from '../state/useMeaning.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { cardFields } from './cardFields.ts';

export interface BoardPageProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
  mayCreate: boolean;
}

interface BoardAreaProps extends BoardPageProps {
  title: string;
  /** What its columns are; statuses unless said. */
  by?: BoardCall['by'];
  /** Its columns, once there are any, and what asks for more cards of each. */
  children: (columns: BoardColumn[], onWhole: () => void) => ReactNode;
}

/** Asks for the bids of a board, and shows what there is before they come, when they do not, and when there are none. */
export const BoardArea = ({ state, change, mayCreate, title, by, children }: BoardAreaProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const meaning = useMeaning(state);
  const [whole, setWhole] = useState(false);
  const {
    data: columns,
    error,
    isFetching,
    refetch,
  } = useBoard({
    ...chosenBy(state, meaning),
    sort: state.sort,
    fields: [...cardFields, ...(by === awardMonth ? ['expectedAwardDate'] : [])],
    ...(by && { by }),
    ...(whole && { per: maxPerColumn }),
  });
  useRememberRows({ rows: columns?.flatMap(({ bids }) => bids), from: 1 });
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
      {columns && columns.length > 0 && children(columns, () => setWhole(true))}
    </Box>
  );
};

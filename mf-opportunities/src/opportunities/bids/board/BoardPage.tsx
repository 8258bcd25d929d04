import type { Reference } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useStatuses } from '../../../api.ts';
import { newAddressAt } from '../../addresses.ts';
import { useEdits } from '../../bid/edits/useEdits.tsx';
import { useStatusMove } from '../../bid/status/useStatusMove.tsx';
import { useWorth } from '../../field/lookups/useWorth.ts';
import { OpportunityStatusChip } from '../../field/status/OpportunityStatusChip.tsx';
import { statusIds } from '../state/queryOf.ts';
import { Board } from './Board.tsx';
import { BoardArea, type BoardPageProps } from './BoardArea.tsx';
import { lanesOf } from './lanes.ts';

const face = (status: Reference) => <OpportunityStatusChip status={status} raised />;

/** Bids by their status, to be moved on. */
export const BoardPage = (page: BoardPageProps) => {
  const { state, change, mayCreate } = page;
  const intl = useIntl();
  const { data: statuses = [] } = useStatuses();
  const worth = useWorth();
  const edits = useEdits();
  const { move, dialog } = useStatusMove(edits);
  const chosen = state.filters.status && new Set(statusIds(state.filters.status, statuses));
  const title = intl.formatMessage({ id: 'opportunities.board.title' });
  return (
    <>
      <BoardArea {...page} title={title}>
        {(columns, onWhole) => (
          <Board
            label={title}
            of={intl.formatMessage({ id: 'opportunities.field.opportunityStatus' })}
            face={face}
            newAt={(id) => (mayCreate ? newAddressAt('status', id) : undefined)}
            lanes={lanesOf(statuses, columns, chosen, { shown: edits.shown, worth })}
            onMove={move}
            onWhole={onWhole}
            onMore={(status) => change({ layout: 'table', filters: { ...state.filters, status: [status] } })}
          />
        )}
      </BoardArea>
      {dialog}
      {edits.dialog}
    </>
  );
};

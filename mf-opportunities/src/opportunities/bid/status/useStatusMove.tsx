import type { OpportunityStatus } from '@bidwright/contract-admin';
import { lacksNeeds } from '@bidwright/contract-opportunities';
import { lazy } from '@bidwright/shell-api';
import { type ReactNode, Suspense, useState } from 'react';
import { useStatuses } from '../../../api.ts';
import { isEnd } from '../../field/status/isEnd.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import type { Edits } from '../edits/useEdits.tsx';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

interface StatusMove {
  move: (record: BidRow, statusId: string) => void;
  /** To be drawn on the page: it asks how a bid ended, or what its status needs. */
  dialog: ReactNode;
}

/** Gives a bid another status; one by which the bid ends asks first what is known of it, one that the bid is not ready for what it lacks. */
export const useStatusMove = ({ save, forget }: Pick<Edits, 'save' | 'forget'>): StatusMove => {
  const { data: statuses = [] } = useStatuses();
  const [asking, setAsking] = useState<{ row: BidRow; to: OpportunityStatus }>();
  const ask = (row: BidRow, to: OpportunityStatus) => {
    forget();
    setAsking({ row, to });
  };
  /** What the status asks for and the bid lacks is filled in at once, so that the move is not lost. */
  const go = async (record: BidRow, to: OpportunityStatus) => {
    const error = await save(record, { opportunityStatus: { id: to.id, name: to.name ?? '' } });
    if (error?.code === lacksNeeds) ask(record, to);
  };
  return {
    move: (record, statusId) => {
      const to = statuses.find(({ id }) => id === statusId);
      if (!to || record.opportunityStatus.id === statusId) return;
      if (isEnd(to.category)) ask(record, to);
      else void go(record, to);
    },
    dialog: asking && (
      <Suspense>
        <MoveDialog {...asking} onClose={() => setAsking(undefined)} />
      </Suspense>
    ),
  };
};

import type { OpportunityStatus } from '@bidwright/contract-admin';
import { lazy } from '@bidwright/shell-api';
import { type ReactNode, Suspense, useState } from 'react';
import { useStatuses } from '../../../api.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import type { Edits } from '../edits/useEdits.tsx';
import { isEnd } from './asked.ts';

const StatusDialog = lazy(async () => ({ default: (await import('./StatusDialog.tsx')).StatusDialog }));

interface StatusMove {
  move: (record: OpportunityRecord, statusId: string) => void;
  /** To be drawn on the page: it asks how a bid ended. */
  dialog: ReactNode;
}

/** Gives a bid another status; one by which the bid ends asks first what is known of it. */
export const useStatusMove = ({ save, forget }: Pick<Edits, 'save' | 'forget'>): StatusMove => {
  const { data: statuses = [] } = useStatuses();
  const [asking, setAsking] = useState<{ record: OpportunityRecord; to: OpportunityStatus }>();
  return {
    move: (record, statusId) => {
      const to = statuses.find(({ id }) => id === statusId);
      if (!to || record.opportunityStatus.id === statusId) return;
      if (isEnd(to.category)) {
        forget();
        setAsking({ record, to });
      } else void save(record, { opportunityStatus: { id: to.id, name: to.name ?? '' } });
    },
    dialog: asking && (
      <Suspense>
        <StatusDialog {...asking} onClose={() => setAsking(undefined)} />
      </Suspense>
    ),
  };
};

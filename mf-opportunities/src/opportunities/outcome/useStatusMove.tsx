import type { OpportunityStatus } from '@bidwright/contract-admin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStatuses } from '../../api.ts';
import type { Edits } from '../edits/useEdits.tsx';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { outcomeFields } from './outcomeFields.ts';

const OutcomeDialog = lazy(async () => ({ default: (await import('./OutcomeDialog.tsx')).OutcomeDialog }));

interface StatusMove {
  move: (record: OpportunityRecord, statusId: string) => void;
  /** To be drawn on the page: it asks how a bid ended. */
  dialog: ReactNode;
}

/** Gives a bid another status; one by which the bid ends asks first what is known of it. */
export const useStatusMove = ({ save }: Pick<Edits, 'save'>): StatusMove => {
  const { data: statuses = [] } = useStatuses();
  const [asking, setAsking] = useState<{ record: OpportunityRecord; status: OpportunityStatus }>();
  return {
    move: (record, statusId) => {
      const status = statuses.find(({ id }) => id === statusId);
      if (!status || record.opportunityStatus.id === statusId) return;
      if (outcomeFields(status.category).length > 0) setAsking({ record, status });
      else void save(record, { opportunityStatus: { id: status.id, name: status.name ?? '' } });
    },
    dialog: asking && (
      <Suspense>
        <OutcomeDialog
          {...asking}
          onSave={(changes) => save(asking.record, changes)}
          onClose={() => setAsking(undefined)}
        />
      </Suspense>
    ),
  };
};

import { useIntl } from '@bidwright/remote-kit/intl';
import { lazy } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';
import { OpportunityStatusChip } from '../../field/status/OpportunityStatusChip.tsx';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

const StatusDialog = lazy(async () => ({ default: (await import('./StatusDialog.tsx')).StatusDialog }));

interface StatusButtonProps {
  record: OpportunityRecord;
  onReload: () => PromiseLike<unknown>;
}

/** The bid's status; a click changes it. */
export const StatusButton = ({ record, onReload }: StatusButtonProps) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <span data-keys="s" data-keys-say={intl.formatMessage({ id: 'opportunities.status.title' })}>
      <OpportunityStatusChip status={record.opportunityStatus} raised opens="dialog" onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <StatusDialog record={record} onReload={onReload} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
};

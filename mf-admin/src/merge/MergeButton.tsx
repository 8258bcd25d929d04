import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';
import type { List, ListRecord } from '../lists/list.ts';

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }));

interface MergeButtonProps {
  list: List;
  record: ListRecord;
  otherId?: string;
  onDone: (kept: string) => void;
}

/** Makes a record and another one of its list the same. */
export const MergeButton = ({ list, record, otherId, onDone }: MergeButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.merge" />
      </Button>
      {open && (
        <Suspense>
          <MergeDialog
            list={list}
            record={record}
            otherId={otherId}
            onClose={() => setOpen(false)}
            onDone={(kept) => {
              setOpen(false);
              onDone(kept);
            }}
          />
        </Suspense>
      )}
    </>
  );
};

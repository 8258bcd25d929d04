import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import { Suspense, useState } from 'react';
import type { BesideProps } from '../../lists/list.ts';

const HandOverDialog = lazy(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog }));

/** Leads to handing over what a person is responsible for. */
export const HandOverButton = ({ record, onDone }: BesideProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<SwapHoriz />} onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.handOver" />
      </Button>
      {open && (
        <Suspense>
          <HandOverDialog record={record} onClose={() => setOpen(false)} onLeft={onDone} />
        </Suspense>
      )}
    </>
  );
};

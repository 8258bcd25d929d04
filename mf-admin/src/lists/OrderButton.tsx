import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';
import type { List } from './list.ts';

const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }));

/** Leads to where the order of a list's entries is changed. */
export const OrderButton = ({ list }: { list: List }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.order" />
      </Button>
      {open && (
        <Suspense>
          <OrderDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Subscribe from '@mui/icons-material/EditCalendarOutlined';
import { Suspense, useState } from 'react';

const SubscribeDialog = lazy(async () => ({ default: (await import('./SubscribeDialog.tsx')).SubscribeDialog }));

/** Leads to the link by which calendar programs read the dates of bids. */
export const SubscribeButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Subscribe />} onClick={() => setOpen(true)}>
        <FormattedMessage id="opportunities.subscribe.open" />
      </Button>
      <Suspense>{open && <SubscribeDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};

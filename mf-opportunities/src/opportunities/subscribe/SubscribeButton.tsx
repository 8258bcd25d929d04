import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import Subscribe from '@mui/icons-material/EditCalendarOutlined';
import { lazy, Suspense, useState } from 'react';

const SubscribeDialog = lazy(() =>
  import('./SubscribeDialog.tsx').then((found) => ({ default: found.SubscribeDialog })),
);

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

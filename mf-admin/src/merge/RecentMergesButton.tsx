import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';

const RecentMerges = lazy(async () => ({ default: (await import('./RecentMerges.tsx')).RecentMerges }));

/** Leads to the merges that can be taken back. */
export const RecentMergesButton = ({ col }: { col: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.merges" />
      </Button>
      {open && (
        <Suspense>
          <RecentMerges col={col} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

import { leaves } from '@bidwright/contract-ftes';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';

const LeaveImport = lazy(async () => ({ default: (await import('./LeaveImport.tsx')).LeaveImport }));

/** Leads to the import of leave, for who may bring in that of others. */
export const LeaveImportButton = () => {
  const [open, setOpen] = useState(false);
  if (!can(leaves.rights.create, usePerson())) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage id="ftes.leave.import" />
      </Button>
      {open && (
        <Suspense>
          <LeaveImport onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { Suspense, useState } from 'react';
import type { ImportDialogProps } from './ImportDialog.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** Leads to where a table comes into a list. */
export const ImportButton = (of: Omit<ImportDialogProps, 'onClose'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.import" />
      </Button>
      {open && (
        <Suspense>
          <ImportDialog {...of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Button, iconOnPhone } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { Suspense } from 'react';
import type { ImportDialogProps } from './ImportDialog.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** In the address while it is open, so that a link leads there. */
const mark = 'import';

/** Leads to where a table comes into a list. */
export const ImportButton = (of: Omit<ImportDialogProps, 'onClose'>) => {
  const [params, setParams] = useSearchParams();
  const setOpen = (isOpen: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (isOpen) after.set(mark, 'table');
        else after.delete(mark);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpen(true)} sx={iconOnPhone}>
        <FormattedMessage id="admin.import" />
      </Button>
      {params.has(mark) && (
        <Suspense>
          <ImportDialog {...of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { useState } from 'react';
import { AddDialog, type AddDialogProps } from './AddDialog.tsx';

/** Adds people and open roles. */
export const AddRow = (props: Omit<AddDialogProps, 'onClose'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Add />} onClick={() => setOpen(true)}>
        <FormattedMessage id="ftes.plan.add" />
      </Button>
      {open && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

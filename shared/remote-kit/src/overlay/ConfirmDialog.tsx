import Button from '@mui/material/Button';
import { type PropsWithChildren, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, as a sentence. */
  title: string;
  /** What the button does: 'Discard draft'. */
  confirm: string;
  /** Something is lost by it. */
  destructive?: boolean;
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks before something is done. Closes when it is done. */
export const ConfirmDialog = ({
  open,
  title,
  confirm,
  destructive,
  onConfirm,
  onClose,
  children,
}: PropsWithChildren<ConfirmDialogProps>) => {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="kit.dialog.cancel" />
          </Button>
          <Button variant="contained" color={destructive ? 'error' : 'primary'} loading={busy} onClick={run}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

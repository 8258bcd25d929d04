import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before the changes in a form are thrown away. */
export const DiscardDialog = ({ open, onDiscard, onClose }: DiscardDialogProps) => {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={open}
      title={intl.formatMessage({ id: 'kit.form.discard.title' })}
      confirm={intl.formatMessage({ id: 'kit.form.discard' })}
      destructive
      onConfirm={onDiscard}
      onClose={onClose}
    >
      <FormattedMessage id="kit.form.discard.text" />
    </ConfirmDialog>
  );
};

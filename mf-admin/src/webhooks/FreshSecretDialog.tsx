import { CopyField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';

/** The secret of a webhook as it was made just now. */
export interface FreshSecret {
  name: string;
  secret: string;
  /** For a day the one before signs too. */
  isRolled: boolean;
}

/** Shows a secret this once, to be copied to where the receiver finds it. */
export const FreshSecretDialog = ({ fresh, onClose }: { fresh: FreshSecret; onClose: () => void }) => {
  const intl = useIntl();
  const { name, secret, isRolled } = fresh;
  const text = (part: string) => intl.formatMessage({ id: `admin.webhooks.fresh.${part}` }, { name });
  return (
    <Dialog
      open
      form
      title={text('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{intl.formatMessage({ id: 'admin.keys.fresh.close' })}</Button>}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <div>{text('once')}</div>
        <CopyField label={text('secret')} value={secret} rows={2} button={text('copy')} copied={text('copied')} />
        {isRolled && <div>{text('both')}</div>}
      </Box>
    </Dialog>
  );
};

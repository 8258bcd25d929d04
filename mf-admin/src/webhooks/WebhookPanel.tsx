import type { Webhook } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { ConfirmDialog, RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useRemoveWebhook, useRollWebhook, useSwitchWebhook, useTestWebhook } from './api.ts';
import { Deliveries } from './Deliveries.tsx';
import { EditWebhookDialog } from './EditWebhookDialog.tsx';
import type { FreshSecret } from './FreshSecretDialog.tsx';
import { useOutcome } from './useOutcome.ts';
import { WebhookFacts } from './WebhookFacts.tsx';
import { WebhookState } from './WebhookState.tsx';

interface WebhookPanelProps {
  webhook: Webhook;
  onRolled: (fresh: FreshSecret) => void;
  onClose: () => void;
}

/** A webhook beside the list: what it hears, its last messages, and what can be done with it. */
export const WebhookPanel = ({ webhook, onRolled, onClose }: WebhookPanelProps) => {
  const { id, name, kind, state } = webhook;
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const outcome = useOutcome();
  const [test, { isLoading: isTesting }] = useTestWebhook();
  const [turn, { isLoading: isTurning }] = useSwitchWebhook();
  const [roll] = useRollWebhook();
  const [remove] = useRemoveWebhook();
  const [asking, setAsking] = useState<'edit' | 'roll' | 'remove'>();
  const text = (part: string) => intl.formatMessage({ id: `admin.webhooks.${part}` }, { name });
  const refused = (error: Parameters<typeof errorText>[0]) => alert({ severity: 'error', text: errorText(error) });

  const tryIt = async () => {
    const { data, error } = await test({ id });
    return error ? refused(error) : outcome(data);
  };
  const pause = async () => {
    const { error } = await turn({ id, on: state !== 'on' });
    return error ? refused(error) : alert({ severity: 'success', text: text(state === 'on' ? 'paused' : 'resumed') });
  };
  const confirmed = async () => {
    if (asking === 'roll') {
      const { data, error } = await roll({ id });
      return error ? refused(error) : onRolled({ name, secret: data.secret, isRolled: true });
    }
    const { error } = await remove({ id });
    if (error) return refused(error);
    onClose();
    return alert({ severity: 'success', text: text('removed') });
  };

  return (
    <RecordDrawer
      open
      title={name}
      subtitle={<WebhookState webhook={webhook} />}
      onClose={onClose}
      foot={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { whiteSpace: 'nowrap' } }}>
          <Button variant="contained" loading={isTesting} onClick={tryIt}>
            {text('test')}
          </Button>
          <Button variant="outlined" disabled={isTurning} onClick={pause}>
            {text(state === 'on' ? 'pause' : 'resume')}
          </Button>
          <Button onClick={() => setAsking('edit')}>{intl.formatMessage({ id: 'admin.edit' })}</Button>
          {kind === 'signed' && <Button onClick={() => setAsking('roll')}>{text('roll')}</Button>}
          <Button color="error" onClick={() => setAsking('remove')}>
            {text('remove')}
          </Button>
        </Box>
      }
    >
      <WebhookFacts webhook={webhook} />
      <Box component="h3" sx={{ typography: 'h3', marginBlock: '24px 4px' }}>
        <FormattedMessage id="admin.webhooks.deliveries" />
      </Box>
      <Deliveries webhook={webhook} />
      {asking === 'edit' && <EditWebhookDialog webhook={webhook} onClose={() => setAsking(undefined)} />}
      {asking && asking !== 'edit' && (
        <ConfirmDialog
          open
          title={text(`${asking}.question`)}
          confirm={text(asking)}
          destructive={asking === 'remove'}
          onConfirm={confirmed}
          onClose={() => setAsking(undefined)}
        >
          {text(`${asking}.text`)}
        </ConfirmDialog>
      )}
    </RecordDrawer>
  );
};

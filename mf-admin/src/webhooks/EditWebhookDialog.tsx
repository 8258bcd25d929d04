import { type ChangedWebhook, changeWebhookInput, type Webhook } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useChangeWebhook } from './api.ts';
import { WebhookDialog } from './WebhookDialog.tsx';

/** Changes a webhook; its address only where another one is typed, for that of a chat is shown to nobody. */
export const EditWebhookDialog = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const intl = useIntl();
  const alert = useAlert();
  const [change] = useChangeWebhook();
  const save = async (values: ChangedWebhook) => {
    const { error } = await change(values);
    if (error) return error;
    return () => {
      onClose();
      const text = intl.formatMessage({ id: 'admin.webhooks.changed' }, { name: values.name });
      alert({ severity: 'success', text });
    };
  };
  return (
    <WebhookDialog
      title={intl.formatMessage({ id: 'admin.webhooks.edit' }, { name: webhook.name })}
      submit={intl.formatMessage({ id: 'admin.save' })}
      schema={changeWebhookInput}
      initial={{ ...webhook, address: null }}
      address={webhook.address}
      onSubmit={save}
      onClose={onClose}
    />
  );
};

import { makeWebhookInput, type NewWebhook, webhookChanges } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useLanguage } from '@bidwright/shell-api';
import { useMakeWebhook } from './api.ts';
import { WebhookDialog } from './WebhookDialog.tsx';

interface NewWebhookDialogProps {
  onMade: (name: string, secret: string | null) => void;
  onClose: () => void;
}

/** Makes a webhook: who is told, where, of what, and whose rights bound it. */
export const NewWebhookDialog = ({ onMade, onClose }: NewWebhookDialogProps) => {
  const intl = useIntl();
  const language = useLanguage();
  const [make] = useMakeWebhook();
  const save = async (values: NewWebhook) => {
    const { data, error } = await make(values);
    return error ?? (() => onMade(values.name, data.secret));
  };
  return (
    <WebhookDialog
      title={intl.formatMessage({ id: 'admin.webhooks.new' })}
      submit={intl.formatMessage({ id: 'admin.webhooks.make' })}
      schema={makeWebhookInput}
      initial={{ kind: 'signed', changes: [...webhookChanges], language }}
      onSubmit={save}
      onClose={onClose}
    />
  );
};

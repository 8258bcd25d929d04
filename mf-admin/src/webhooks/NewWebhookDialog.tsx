import { roles } from '@bidwright/contract-kit';
import { makeWebhookInput, type NewWebhook, webhookChanges, webhookKinds } from '@bidwright/contract-shell';
import { ChoiceField, ChoicesField, Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import { useChoiceText } from '../lists/useChoiceText.ts';
import { useMakeWebhook, useWebhookChoices } from './api.ts';
import { Hears } from './Hears.tsx';

interface NewWebhookDialogProps {
  onMade: (name: string, secret: string | null) => void;
  onClose: () => void;
}

/** Asks who is told, where, of what, and whose rights bound it. */
export const NewWebhookDialog = ({ onMade, onClose }: NewWebhookDialogProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const language = useLanguage();
  const choiceText = useChoiceText();
  const { data: choices, error, refetch } = useWebhookChoices({}, { refetchOnMountOrArgChange: true });
  const [make] = useMakeWebhook();
  const text = (id: string) => intl.formatMessage({ id: `admin.webhooks.${id}` });
  const initial: Partial<NewWebhook> = {
    kind: 'signed',
    changes: [...webhookChanges],
    language,
  };

  const save = async (values: NewWebhook) => {
    const { data, error: refusal } = await make(values);
    if (refusal) return refusal;
    return () => onMade(values.name, data.secret);
  };

  return (
    <Dialog open form width="comparison" title={text('new')} onClose={onClose}>
      {error && !choices && <Failed title={text('failed')} text={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !choices && <LoadingRows rows={6} />}
      {choices && (
        <Form schema={makeWebhookInput} initial={initial} focus="name" onSubmit={save} onCancel={onClose}>
          <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
            <TextField name="name" label={text('name')} help={text('name.help')} />
            <ChoiceField
              name="kind"
              label={text('kind')}
              choices={webhookKinds}
              text={(kind) => text(`kind.${kind}`)}
            />
            <TextField name="address" label={text('address')} help={text('address.help')} />
            <Hears choices={choices} />
            <ChoicesField
              name="roles"
              label={text('roles')}
              help={text('roles.help')}
              choices={roles}
              text={choiceText}
            />
            <FormActions cancel={intl.formatMessage({ id: 'admin.cancel' })} submit={text('make')} />
          </Box>
        </Form>
      )}
    </Dialog>
  );
};

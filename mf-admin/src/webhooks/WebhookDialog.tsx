import type { AnyObject } from '@bidwright/contract-kit';
import { Form, FormActions, type FormProps } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useWebhookChoices } from './api.ts';
import { WebhookFields } from './WebhookFields.tsx';

interface WebhookDialogProps<T extends AnyObject> extends Pick<FormProps<T>, 'schema' | 'initial' | 'onSubmit'> {
  title: string;
  submit: string;
  /** Where it is told now; of a new one nothing. */
  address?: string;
  onClose: () => void;
}

/** Asks what is to be known of a webhook, once it is known what there is to hear. */
export const WebhookDialog = <T extends AnyObject>(props: WebhookDialogProps<T>) => {
  const { title, submit, address, onClose, ...form } = props;
  const intl = useIntl();
  const errorText = useErrorText();
  const { data: choices, error, refetch } = useWebhookChoices({}, { refetchOnMountOrArgChange: true });
  const failed = intl.formatMessage({ id: 'admin.webhooks.failed' });
  return (
    <Dialog open form width="comparison" title={title} onClose={onClose}>
      {error && !choices && <Failed title={failed} text={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !choices && <LoadingRows rows={6} />}
      {choices && (
        <Form {...form} focus="name" onCancel={onClose}>
          <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
            <WebhookFields choices={choices} address={address} />
            <FormActions cancel={intl.formatMessage({ id: 'admin.cancel' })} submit={submit} />
          </Box>
        </Form>
      )}
    </Dialog>
  );
};

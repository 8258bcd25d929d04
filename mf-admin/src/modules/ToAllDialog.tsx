import { type ModuleOverview, toAll } from '@bidwright/contract-shell';
import { Form, FormActions, LongTextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, said, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Stack, Typography } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useToAll } from './registry.ts';
import { useTitle } from './useTitle.ts';

const schema = toAll.input.pick(['reason']);

interface ToAllDialogProps {
  module: ModuleOverview;
  onClose: () => void;
}

/** Asks why all people are to get a version before its first stage is over. */
export const ToAllDialog = ({ module, onClose }: ToAllDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const titleOf = useTitle();
  const [send] = useToAll();
  // As it was when the question was asked.
  const [version] = useState(module.active);
  const submit = async ({ reason }: { reason: string }) => {
    const { error } = await send({ name: module.name, reason });
    if (error?.code === 'no-stage')
      return { code: said, message: intl.formatMessage({ id: 'admin.modules.toAll.over' }) };
    if (error) return error;
    return () => {
      alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.modules.toAll.done' }, { version }) });
      onClose();
    };
  };
  return (
    <Dialog
      open
      form
      title={intl.formatMessage({ id: 'admin.modules.toAll.title' }, { module: titleOf(module) })}
      onClose={onClose}
    >
      <Form schema={schema} onSubmit={submit} onCancel={onClose} focus="reason">
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="admin.modules.toAll.text" values={{ version: <bdi key="version">{version}</bdi> }} />
          </Typography>
          <LongTextField
            name="reason"
            rows={2}
            label={intl.formatMessage({ id: 'admin.modules.reason' })}
            help={intl.formatMessage({ id: 'admin.modules.toAll.help' })}
          />
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: 'admin.modules.toAll' })}
          />
        </Stack>
      </Form>
    </Dialog>
  );
};

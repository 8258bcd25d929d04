import { type AccountDefaults, accountDefaults, defaultExpirationDate } from '@bidwright/contract-admin';
import type { AnyObject } from '@bidwright/contract-kit';
import { DateField, Form, FormActions } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useCreate, useUpdate } from '../../api.ts';
import { useSeenVersion } from '../useSeenVersion.ts';

interface AccountDefaultsDialogProps {
  /** What was set before; there may be nothing yet. */
  set?: AccountDefaults;
  onClose: () => void;
}

/** Sets what accounts have that are made from now on. */
export const AccountDefaultsDialog = ({ set, onClose }: AccountDefaultsDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [create] = useCreate(accountDefaults.name);
  const [update] = useUpdate(accountDefaults.name);
  const [version, seen] = useSeenVersion(set);

  const save = async (values: AnyObject, changes: object) => {
    const error = set ? seen(await update({ id: set.id, version, changes })) : (await create(values)).error;
    if (error) return error;
    return () => {
      alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.accountDefaults.saved' }) });
      onClose();
    };
  };

  return (
    <Dialog open form title={intl.formatMessage({ id: 'admin.accountDefaults' })} onClose={onClose}>
      <Form
        schema={accountDefaults.input}
        initial={set ?? { expirationDate: defaultExpirationDate }}
        onSubmit={save}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormattedMessage id="admin.accountDefaults.text" />
          <DateField name="expirationDate" label={intl.formatMessage({ id: 'admin.field.expirationDate' })} />
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: 'admin.save' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};

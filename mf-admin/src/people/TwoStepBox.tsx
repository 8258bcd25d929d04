import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { ConfirmDialog } from '@bidwright/remote-kit/overlay';
import { Alert, Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import type { ListRecord } from '../lists/list.ts';
import { useResetTwoStep, useSignIns } from './api.ts';

/** Of somebody with a second step: how it is taken off, for who has lost the phone and the codes. */
export const TwoStepBox = ({ record }: { record: ListRecord }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { data } = useSignIns({ users: [record.id] });
  const [reset] = useResetTwoStep();
  const [isAsking, setAsking] = useState(false);
  if (!data?.[0]?.hasTwoStep) return null;

  const text = (id: string) => intl.formatMessage({ id }, { name: record.name });
  const remove = async () => {
    const { error } = await reset({ user: record.id });
    if (error) return alert({ severity: 'error', text: errorText(error) });
    return alert({ severity: 'success', text: text('admin.twoStep.removed') });
  };
  return (
    <Alert
      severity="info"
      sx={{ marginBlockEnd: 2 }}
      action={
        <Button size="small" onClick={() => setAsking(true)}>
          <FormattedMessage id="admin.twoStep.remove" />
        </Button>
      }
    >
      <FormattedMessage id="admin.twoStep.has" />
      <ConfirmDialog
        open={isAsking}
        title={text('admin.twoStep.remove.question')}
        confirm={text('admin.twoStep.remove')}
        destructive
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {text('admin.twoStep.remove.text')}
      </ConfirmDialog>
    </Alert>
  );
};

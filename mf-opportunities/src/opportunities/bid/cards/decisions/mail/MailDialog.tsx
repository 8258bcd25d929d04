import { type DecisionMail, decisionMail } from '@bidwright/contract-opportunities';
import { Form, FormActions, LongTextField, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferencesField } from '@bidwright/remote-kit/references';
import { Alert, Box, hasMailServer, LoadingRows } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { type Decision, usePeople, useUsers } from '../../../../../api.ts';
import type { OpportunityRecord } from '../../../../OpportunityRecord.ts';
import { AddMore } from './AddMore.tsx';
import { MailPreview } from './MailPreview.tsx';
import { answerableFor } from './recipientsOf.ts';
import { useLetter } from './useLetter.ts';
import { useSendDecision } from './useSendDecision.ts';

interface MailDialogProps {
  record: OpportunityRecord;
  decision: Decision;
  onClose: () => void;
}

/** Who gets the mail about a decision and what it says, with the mail as it will look. */
export const MailDialog = ({ record, decision, onClose }: MailDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const send = useSendDecision();
  const letter = useLetter(record, decision);
  const { data: users, error } = useUsers();
  const people = usePeople();
  const label = (name: string) => intl.formatMessage({ id: `opportunities.mail.${name}` });

  const submit = async (mail: DecisionMail) => {
    const failure = await send({ id: record.id, decision: decision.id, ...mail });
    if (failure && failure.code !== 'already-sent') return failure;
    alert(
      failure
        ? { severity: 'error', text: label('sentBefore') }
        : {
            severity: 'success',
            text: intl.formatMessage(
              { id: hasMailServer() ? 'opportunities.mail.queued' : 'opportunities.mail.kept' },
              { count: mail.to.length },
            ),
          },
    );
    return onClose;
  };

  return (
    <Dialog open form title={label('title')} width="comparison" onClose={onClose}>
      {users || error ? (
        <Form
          schema={decisionMail}
          initial={{ to: answerableFor(record, users ?? []), ...letter }}
          onSubmit={submit}
          onCancel={onClose}
          focus="to"
        >
          <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
            {!hasMailServer() && (
              <Alert severity="warning" role="note">
                {label('noServer')}
              </Alert>
            )}
            <ReferencesField name="to" label={label('to')} options={people} placeholder={label('search')} />
            <AddMore record={record} everybody={users ?? []} />
            <TextField name="subject" label={label('subjectLabel')} />
            <LongTextField name="text" label={label('text')} rows={6} />
            <MailPreview id={record.id} />
            <FormActions submit={label('send')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
          </Box>
        </Form>
      ) : (
        <LoadingRows rows={4} height={48} />
      )}
    </Dialog>
  );
};

import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { ErrorInfo } from '@bidwright/contract-kit';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { AskedFields } from '../status/change/AskedFields.tsx';
import { outcomeFields, outcomeSchema } from './outcomeFields.ts';

export interface OutcomeDialogProps {
  record: OpportunityRecord;
  /** What the bid becomes. */
  status: OpportunityStatus;
  onSave: (changes: Partial<OpportunityInput>) => Promise<ErrorInfo | undefined>;
  onClose: () => void;
}

/** Asks what is known of a bid that is won, lost or dropped. All of it can be left for later. */
export const OutcomeDialog = ({ record, status, onSave, onClose }: OutcomeDialogProps) => {
  const intl = useIntl();
  const move = { opportunityStatus: { id: status.id, name: status.name ?? '' } };
  const save = async (changes: Partial<OpportunityInput>) => {
    const error = await onSave({ ...changes, ...move });
    // Whoever has changed the same is asked about in a dialog of its own.
    return error && error.code !== 'conflict' ? error : onClose;
  };
  const skip = async () => {
    const outcome = await save({});
    if (typeof outcome === 'function') outcome();
  };
  return (
    <Dialog
      open
      form
      title={intl.formatMessage({ id: `opportunities.outcome.${status.category}` }, { name: record.solicitationName })}
      onClose={onClose}
    >
      <Form
        schema={outcomeSchema(status.category)}
        initial={record}
        onSubmit={(_values, changed) => save(changed)}
        onCancel={onClose}
        focus={outcomeFields(status.category)[0]}
      >
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <AskedFields category={status.category} />
          <FormActions
            start={
              <Button size="small" onClick={() => void skip()}>
                <FormattedMessage id="opportunities.outcome.skip" />
              </Button>
            }
            submit={intl.formatMessage({ id: 'opportunities.outcome.save' }, { status: status.name })}
            cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};

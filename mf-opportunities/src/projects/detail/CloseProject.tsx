import { day, object } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { DateField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Button, today } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useUpdateOpportunity } from '../../api.ts';
import { AddDialog } from '../../opportunities/bid/cards/AddDialog.tsx';
import { useFieldLabel } from '../../opportunities/field/useFieldLabel.ts';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';

const schema = object({ closedOn: day().required() });

/** Says that the work of a project has ended, or goes on after all. */
export const CloseProject = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const label = useFieldLabel();
  const mayEdit = can(opportunities.rights.update, usePerson(), record);
  const [update, { isLoading }] = useUpdateOpportunity();
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  const say = (name: string) => intl.formatMessage({ id: `opportunities.project.${name}` });
  const write = (closedOn: string | null) => update({ id: record.id, changes: { closedOn } });
  const reopen = async () => {
    const error = await write(null);
    alert(error ? { severity: 'error', text: errorText(error) } : { severity: 'success', text: say('reopened') });
  };
  if (record.closedOn)
    return (
      <Button variant="outlined" loading={isLoading} onClick={() => void reopen()}>
        <FormattedMessage id="opportunities.project.reopen" />
      </Button>
    );
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <FormattedMessage id="opportunities.project.close" />
      </Button>
      {open && (
        <AddDialog
          title={say('close')}
          said={{ done: say('closed'), failed: intl.formatMessage({ id: 'opportunities.update.failed' }) }}
          schema={schema}
          initial={{ closedOn: today() }}
          focus="closedOn"
          onAdd={({ closedOn }) => write(closedOn)}
          onClose={() => setOpen(false)}
        >
          <DateField name="closedOn" label={label('closedOn')} />
        </AddDialog>
      )}
    </>
  );
};

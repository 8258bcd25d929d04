import { day, object } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { DateField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Day, IconButton } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Edit from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { useUpdateOpportunity } from '../../api.ts';
import { useFieldLabel } from '../../opportunities/fields/useFieldLabel.ts';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { AddDialog } from '../../opportunities/parts/AddDialog.tsx';

const schema = object({ nextOptionDate: day() });

/** The day by which the client decides on the next option period, to be set, put off or taken away. */
export const NextOption = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const mayEdit = can(opportunities.rights.update, usePerson(), record);
  const [update] = useUpdateOpportunity();
  const [open, setOpen] = useState(false);
  const say = (name: string) => intl.formatMessage({ id: `opportunities.project.option.${name}` });
  return (
    <>
      {record.nextOptionDate ? <Day date={record.nextOptionDate} /> : '–'}
      {mayEdit && (
        <IconButton size="small" aria-label={say('edit')} onClick={() => setOpen(true)} sx={{ marginInlineStart: 0.5 }}>
          <Edit fontSize="inherit" />
        </IconButton>
      )}
      {open && (
        <AddDialog
          title={label('nextOptionDate')}
          submit={intl.formatMessage({ id: 'opportunities.section.save' })}
          said={{ done: say('saved'), failed: intl.formatMessage({ id: 'opportunities.update.failed' }) }}
          schema={schema}
          initial={{ nextOptionDate: record.nextOptionDate }}
          focus="nextOptionDate"
          onAdd={(changes) => update({ id: record.id, changes })}
          onClose={() => setOpen(false)}
        >
          <DateField
            name="nextOptionDate"
            label={label('nextOptionDate')}
            help={intl.formatMessage({ id: 'opportunities.help.nextOptionDate' })}
          />
        </AddDialog>
      )}
    </>
  );
};

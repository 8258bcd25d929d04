import { opportunities } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Day, IconButton } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Edit from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { OptionDialog } from './OptionDialog.tsx';

/** The day by which the client decides on the next option period, to be set, put off or taken away. */
export const NextOption = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const mayEdit = can(opportunities.rights.update, usePerson(), record);
  const [open, setOpen] = useState(false);
  return (
    <>
      {record.nextOptionDate ? <Day date={record.nextOptionDate} /> : '–'}
      {mayEdit && (
        <IconButton
          size="small"
          aria-label={intl.formatMessage({ id: 'opportunities.project.option.edit' })}
          onClick={() => setOpen(true)}
          sx={{ marginInlineStart: 0.5 }}
        >
          <Edit fontSize="inherit" />
        </IconButton>
      )}
      {open && <OptionDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
};

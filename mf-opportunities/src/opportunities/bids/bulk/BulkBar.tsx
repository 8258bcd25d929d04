import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, IconButton, Money } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Close from '@mui/icons-material/CloseOutlined';
import { Suspense, useState } from 'react';
import { useWorth } from '../../field/lookups/useWorth.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { CalendarFile } from './CalendarFile.tsx';
import type { Chosen } from './useSelection.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }));

interface BulkBarProps {
  selection: Chosen;
  total: number | undefined;
  /** The fields of the columns shown. */
  fields: string[];
}

/** What can be done with the records that are chosen; floats above the end of the table. */
export const BulkBar = ({ selection, total, fields }: BulkBarProps) => {
  const intl = useIntl();
  const person = usePerson();
  const worth = useWorth();
  const [open, setOpen] = useState(false);
  const { all, records, clear, chooseAll } = selection;
  const count = all ? (total ?? 0) : selection.count;
  const sum = records.reduce((so, { estimatedBudgetAmount }) => so + (estimatedBudgetAmount ?? 0), 0);
  const weighted = records.reduce((so, record) => so + (worth(record) ?? 0), 0);
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'opportunities.bulk.title' })}
      sx={{
        position: 'sticky',
        insetBlockEnd: 20,
        zIndex: 1050,
        width: 'fit-content',
        maxWidth: '100%',
        marginInline: 'auto',
        marginBlockStart: 1,
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        paddingInline: 2,
        borderRadius: 1,
        color: 'inverse.text',
        bgcolor: 'inverse.bg',
        boxShadow: (theme) => theme.elevation[2],
        typography: 'body2',
        '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit' },
      }}
    >
      <Box component="output" sx={{ fontWeight: 600 }}>
        <FormattedMessage id="opportunities.bulk.selected" values={{ count }} />
      </Box>
      {!all && (
        <span>
          <FormattedMessage
            id="opportunities.bulk.sums"
            values={{ amount: <Money amount={sum} short />, weighted: <Money amount={weighted} short /> }}
          />
        </span>
      )}
      {!all && total !== undefined && total > count && (
        <Button size="small" onClick={chooseAll} sx={{ textDecoration: 'underline' }}>
          <FormattedMessage id="opportunities.bulk.all" values={{ total }} />
        </Button>
      )}
      {can(opportunities.many?.bulk ?? opportunities.rights.update, person) && (
        <Button size="small" onClick={() => setOpen(true)}>
          <FormattedMessage id="opportunities.bulk.edit" />
        </Button>
      )}
      <ExportMenu choice={selection.choice} fields={fields} plain />
      <CalendarFile choice={selection.choice} />
      <IconButton
        size="small"
        onClick={clear}
        data-keys="Escape"
        aria-label={intl.formatMessage({ id: 'opportunities.bulk.clear' })}
      >
        <Close fontSize="small" />
      </IconButton>
      {open && (
        <Suspense>
          <BulkDialog
            choice={selection.choice}
            records={all ? selection.shown : records}
            onClose={(changed) => {
              setOpen(false);
              if (changed) clear();
            }}
          />
        </Suspense>
      )}
    </Box>
  );
};

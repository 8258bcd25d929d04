import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { ChosenBar } from '@bidwright/remote-kit/table';
import { Button, Money } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
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

/** What can be done with the bids that are chosen. */
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
    <ChosenBar label={intl.formatMessage({ id: 'opportunities.bulk.title' })} count={count} onClear={clear}>
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
    </ChosenBar>
  );
};

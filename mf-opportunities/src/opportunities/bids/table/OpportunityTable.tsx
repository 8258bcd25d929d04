import { fieldsToList } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { Walk } from '@bidwright/remote-kit/store';
import { DataTable, useShownColumns } from '@bidwright/remote-kit/table';
import { lazy } from '@bidwright/shell-api';
import { Suspense } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';
import { useLaidOut } from '../columns/useColumns.tsx';
import { useBoard } from '../state/boardApi.ts';
import { chosenBy, queryOf } from '../state/queryOf.ts';
import { useBidRows } from '../state/useBidRows.ts';
import { useMeaning } from '../state/useMeaning.ts';
import type { OpportunityTableProps } from './OpportunityTableProps.ts';
import { RecordTable } from './RecordTable.tsx';
import { useTotal } from './useTotal.tsx';

const GroupedTable = lazy(async () => ({ default: (await import('./GroupedTable.tsx')).GroupedTable }));

const Pages = ({ walk, ...props }: OpportunityTableProps & { walk: Walk }) => {
  const { state, change } = props;
  const meaning = useMeaning(state);
  const columns = useShownColumns(useLaidOut(props.layout, props.dense));
  const fields = fieldsToList(columns.map(({ id }) => id));
  const pages = useBidRows({ ...queryOf(state, meaning), fields }, walk);
  const sums = useBoard({ ...chosenBy(state, meaning), per: 0 });
  return (
    <RecordTable
      {...props}
      {...pages.table}
      from={pages.from}
      count={pages.total}
      paging={{ ...pages.table.paging, onSize: (size) => change({ size }) }}
      total={useTotal(sums.data)}
    />
  );
};

/** The rows that fit the list's state; until the words of its filters are explained, grey ones. */
export const OpportunityTable = ({ waiting, ...props }: OpportunityTableProps & { walk: Walk; waiting: boolean }) => {
  const intl = useIntl();
  const columns = useLaidOut(props.layout, props.dense);
  const grey = (
    <DataTable<BidRow>
      label={intl.formatMessage({ id: 'opportunities.list.title' })}
      columns={columns}
      rows={undefined}
      dense={props.dense}
    />
  );
  if (waiting) return grey;
  const { group } = props.state;
  return group ? (
    <Suspense fallback={grey}>
      <GroupedTable {...props} by={group} />
    </Suspense>
  ) : (
    <Pages {...props} />
  );
};

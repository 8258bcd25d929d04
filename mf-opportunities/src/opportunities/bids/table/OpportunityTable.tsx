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
import { useRowMenu } from './useRowMenu.tsx';
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

/** The columns as they will stand, with that of the menus where rows will have them. */
const GreyRows = ({ layout, dense, state }: OpportunityTableProps) => {
  const intl = useIntl();
  const columns = useLaidOut(layout, dense);
  const menued = useRowMenu(columns);
  return (
    <DataTable<BidRow>
      label={intl.formatMessage({ id: 'opportunities.list.title' })}
      columns={state.asOf ? columns : menued.columns}
      rows={undefined}
      dense={dense}
    />
  );
};

/** The rows that fit the list's state; until the words of its filters are explained, grey ones. */
export const OpportunityTable = ({ waiting, ...props }: OpportunityTableProps & { walk: Walk; waiting: boolean }) => {
  const grey = <GreyRows {...props} />;
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

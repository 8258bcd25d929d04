import { useIntl } from '@bidwright/remote-kit/intl';
import { DataTable, type DataTableProps } from '@bidwright/remote-kit/table';
import { lazy } from '@bidwright/shell-api';
import { Suspense, useMemo } from 'react';
import { recordAddress } from '../../addresses.ts';
import { useEdits } from '../../bid/edits/useEdits.tsx';
import { useRememberRows } from '../../bid/neighbours/useRememberRows.ts';
import { useStatusMove } from '../../bid/status/useStatusMove.tsx';
import type { BidRow } from '../../OpportunityRecord.ts';
import { useSelection } from '../bulk/useSelection.ts';
import { shownFields } from '../columns/shownFields.ts';
import { useCellEdits } from '../columns/useCellEdits.tsx';
import { useLaidOut } from '../columns/useColumns.tsx';
import { chosenBy } from '../state/queryOf.ts';
import { useMeaning } from '../state/useMeaning.ts';
import type { OpportunityTableProps } from './OpportunityTableProps.ts';
import { useRowMenu } from './useRowMenu.tsx';

const BulkBar = lazy(async () => ({ default: (await import('../bulk/BulkBar.tsx')).BulkBar }));
const NoOpportunity = lazy(async () => ({ default: (await import('../filters/NoOpportunity.tsx')).NoOpportunity }));

type Given = Pick<DataTableProps<BidRow>, 'rows' | 'error' | 'onRetry' | 'busy' | 'paging' | 'groups' | 'total'>;

interface RecordTableProps extends OpportunityTableProps, Given {
  rows: BidRow[] | undefined;
  /** The number of the first row, from 1. */
  from: number;
  /** How many records the filters find. */
  count: number | undefined;
}

/** Bids as rows: opened, edited in their cells, chosen and changed together. Those of a past day are only opened. */
export const RecordTable = (props: RecordTableProps) => {
  const { state, change, mayCreate, layout, onLayout, rows: given, from, count, ...table } = props;
  const intl = useIntl();
  const day = state.asOf;
  useRememberRows({ rows: given, from, total: count });
  const selection = useSelection(chosenBy(state, useMeaning(state)), given);
  const edits = useEdits();
  const status = useStatusMove(edits);
  const { columns, editor } = useCellEdits(useLaidOut(layout, table.dense), edits, status.move);
  const menued = useRowMenu(columns);
  const { shown } = edits;
  const rows = useMemo(() => given?.map(shown), [given, shown]);
  return (
    <>
      <DataTable<BidRow>
        {...table}
        label={intl.formatMessage({ id: 'opportunities.list.title' })}
        columns={day ? columns : menued.columns}
        rows={rows}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        href={(row) => recordAddress(row, day)}
        selection={day ? undefined : selection}
        onWidth={(id, width) => onLayout({ ...layout, widths: { ...layout.widths, [id]: width } })}
        empty={
          <Suspense>
            <NoOpportunity state={state} onChange={change} mayCreate={mayCreate} />
          </Suspense>
        }
      />
      {!day && (selection.all || selection.count > 0) && (
        <Suspense>
          <BulkBar selection={selection} total={count} fields={shownFields(columns)} />
        </Suspense>
      )}
      {editor}
      {menued.menu}
      {status.dialog}
      {edits.dialog}
    </>
  );
};

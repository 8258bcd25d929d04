import { useIntl } from '@bidwright/remote-kit/intl';
import type { Walk } from '@bidwright/remote-kit/store';
import { DataTable } from '@bidwright/remote-kit/table';
import { useMemo } from 'react';
import { useOpportunities } from '../../api.ts';
import { recordAddress } from '../addresses.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { useSelection } from '../bulk/useSelection.ts';
import type { ColumnLayout } from '../columns/layout.ts';
import { useCellEdits } from '../columns/useCellEdits.tsx';
import { useLaidOut } from '../columns/useColumns.tsx';
import { useEdits } from '../edits/useEdits.tsx';
import { useRememberRows } from '../neighbours/useRememberRows.ts';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { useStatusMove } from '../outcome/useStatusMove.tsx';
import { exportedFields } from '../transfer/exportedFields.ts';
import type { ListState } from './listState.ts';
import { NoOpportunity } from './NoOpportunity.tsx';
import { chosenBy, queryOf } from './queryOf.ts';
import { useMeaning } from './useMeaning.ts';

interface RowsProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
  walk: Walk;
  mayCreate: boolean;
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
}

const Rows = ({ state, change, walk, mayCreate, layout, onLayout }: RowsProps) => {
  const intl = useIntl();
  const meaning = useMeaning();
  const pages = useOpportunities(queryOf(state, meaning), walk);
  useRememberRows(pages);
  const selection = useSelection(chosenBy(state, meaning), pages.rows);
  const edits = useEdits();
  const status = useStatusMove(edits);
  const { columns, editor } = useCellEdits(useLaidOut(layout), edits, status.move);
  const { shown } = edits;
  const rows = useMemo(() => pages.rows?.map(shown), [pages.rows, shown]);
  return (
    <>
      <DataTable<OpportunityRecord>
        label={intl.formatMessage({ id: 'opportunities.list.title' })}
        columns={columns}
        rows={rows}
        error={pages.error}
        onRetry={pages.refetch}
        busy={pages.isFetching}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        paging={{ ...pages, size: state.size, onSize: (size) => change({ size }) }}
        href={recordAddress}
        selection={selection}
        onWidth={(id, width) => onLayout({ ...layout, widths: { ...layout.widths, [id]: width } })}
        empty={<NoOpportunity state={state} onChange={change} mayCreate={mayCreate} />}
      />
      <BulkBar selection={selection} total={pages.total} fields={exportedFields(columns)} />
      {editor}
      {status.dialog}
      {edits.dialog}
    </>
  );
};

/** The rows that fit the list's state; until the words of its filters are explained, grey ones. */
export const OpportunityTable = ({ waiting, ...rows }: RowsProps & { waiting: boolean }) => {
  const intl = useIntl();
  const columns = useLaidOut(rows.layout);
  if (!waiting) return <Rows {...rows} />;
  return (
    <DataTable<OpportunityRecord>
      label={intl.formatMessage({ id: 'opportunities.list.title' })}
      columns={columns}
      rows={undefined}
    />
  );
};

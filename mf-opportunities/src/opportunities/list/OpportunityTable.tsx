import { useIntl } from '@bidwright/remote-kit/intl';
import type { Walk } from '@bidwright/remote-kit/store';
import { DataTable } from '@bidwright/remote-kit/table';
import { today } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useOpportunities, useOwners, useStatuses } from '../../api.ts';
import { recordAddress } from '../addresses.ts';
import { useRememberRows } from '../neighbours/useRememberRows.ts';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import type { ListState } from './listState.ts';
import { NoOpportunity } from './NoOpportunity.tsx';
import { queryOf } from './queryOf.ts';
import { useColumns } from './useColumns.tsx';

interface RowsProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
  walk: Walk;
  mayCreate: boolean;
}

const Rows = ({ state, change, walk, mayCreate }: RowsProps) => {
  const intl = useIntl();
  const person = usePerson();
  const { data: statuses = [] } = useStatuses();
  const { data: owners = [] } = useOwners();
  const pages = useOpportunities(queryOf(state, { person, statuses, owners, today: today() }), walk);
  useRememberRows(pages);
  return (
    <DataTable<OpportunityRecord>
      label={intl.formatMessage({ id: 'opportunities.list.title' })}
      columns={useColumns()}
      rows={pages.rows}
      error={pages.error}
      onRetry={pages.refetch}
      busy={pages.isFetching}
      sort={state.sort}
      onSort={(sort) => change({ sort })}
      paging={{ ...pages, size: state.size, onSize: (size) => change({ size }) }}
      href={recordAddress}
      empty={<NoOpportunity state={state} onChange={change} mayCreate={mayCreate} />}
    />
  );
};

/** The rows that fit the list's state; until the words of its filters are explained, grey ones. */
export const OpportunityTable = ({ waiting, ...rows }: RowsProps & { waiting: boolean }) => {
  const intl = useIntl();
  const columns = useColumns();
  if (!waiting) return <Rows {...rows} />;
  return (
    <DataTable<OpportunityRecord>
      label={intl.formatMessage({ id: 'opportunities.list.title' })}
      columns={columns}
      rows={undefined}
    />
  );
};

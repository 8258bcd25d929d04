import { opportunities } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Page } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { lazy, Suspense } from 'react';
import { useOwners, useStatuses } from '../../api.ts';
import { LookupsFailed } from '../lookups/LookupsFailed.tsx';
import { FilterBar } from './FilterBar.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { NewButton } from './NewButton.tsx';
import { OpportunityTable } from './OpportunityTable.tsx';
import { useListState } from './useListState.ts';

const BoardPage = lazy(async () => ({ default: (await import('../board/BoardPage.tsx')).BoardPage }));
const CalendarPage = lazy(async () => ({ default: (await import('../calendar/CalendarPage.tsx')).CalendarPage }));

export const OpportunitiesPage = () => {
  const intl = useIntl();
  const mayCreate = can(opportunities.rights.create, usePerson());
  const list = useListState();
  const { state, change } = list;
  const statuses = useStatuses();
  const owners = useOwners();
  // Filters are named by words that only these lists explain.
  const explained = (statuses.data || statuses.error) && (owners.data || owners.error);
  return (
    <Page
      title={intl.formatMessage({ id: 'opportunities.list.title' })}
      actions={
        <>
          <LayoutChoice value={state.layout} onChange={(layout) => change({ layout })} />
          {mayCreate && <NewButton />}
        </>
      }
    >
      <LookupsFailed lists={[statuses, owners]} />
      <FilterBar state={state} onChange={change} />
      {state.layout === 'table' && <OpportunityTable {...list} waiting={!explained} mayCreate={mayCreate} />}
      {explained && state.layout !== 'table' && (
        <Suspense>
          {state.layout === 'board' && <BoardPage state={state} change={change} mayCreate={mayCreate} />}
          {state.layout === 'calendar' && <CalendarPage state={state} change={change} />}
        </Suspense>
      )}
    </Page>
  );
};

import { opportunities } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, LoadingRows, Page } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { lazy, Suspense, useEffect } from 'react';
import { useOwners, useStatuses } from '../../api.ts';
import { ColumnPicker } from '../columns/ColumnPicker.tsx';
import { useColumnLayout } from '../columns/useColumnLayout.ts';
import { GroupChoice } from '../groups/GroupChoice.tsx';
import { LookupsFailed } from '../lookups/LookupsFailed.tsx';
import { useDefaultView } from '../views/useDefaultView.ts';
import { ViewPicker } from '../views/ViewPicker.tsx';
import { addressOf } from '../views/viewState.ts';
import { ExportList } from './ExportList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ImportLink } from './ImportLink.tsx';
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
  const [columns, setColumns] = useColumnLayout();
  const [standard, setStandard] = useDefaultView();
  const { bare, open } = list;
  useEffect(() => {
    if (bare && standard) open(standard);
  }, [bare, standard, open]);
  const statuses = useStatuses();
  const owners = useOwners();
  // Filters are named by words that only these lists explain.
  const explained = (statuses.data || statuses.error) && (owners.data || owners.error);
  return (
    <Page
      title={intl.formatMessage({ id: 'opportunities.list.title' })}
      beside={
        <ViewPicker
          now={{ address: addressOf(state), columns }}
          viewId={state.view}
          standard={standard}
          onStandard={setStandard}
          onPick={(view, id) => {
            open(`${view.address}${id ? `&v=${id}` : ''}`);
            setColumns(view.columns);
          }}
        />
      }
      actions={
        <>
          <LayoutChoice value={state.layout} onChange={(layout) => change({ layout })} />
          <ExportList state={state} layout={columns} />
          <ImportLink />
          {mayCreate && <NewButton />}
        </>
      }
    >
      <LookupsFailed lists={[statuses, owners]} />
      <FilterBar state={state} onChange={change}>
        {state.layout === 'table' && (
          // Cards have neither columns nor room for the choice.
          <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
            <GroupChoice value={state.group} onChange={(group) => change({ group })} />
            <ColumnPicker layout={columns} onChange={setColumns} />
          </Box>
        )}
      </FilterBar>
      {state.layout === 'table' && (
        <OpportunityTable {...list} waiting={!explained} mayCreate={mayCreate} layout={columns} onLayout={setColumns} />
      )}
      {explained && state.layout !== 'table' && (
        <Suspense fallback={<LoadingRows height={104} />}>
          {state.layout === 'board' && <BoardPage state={state} change={change} mayCreate={mayCreate} />}
          {state.layout === 'calendar' && <CalendarPage state={state} change={change} />}
        </Suspense>
      )}
    </Page>
  );
};

import { has } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, iconOnPhone, LoadingRows, Page } from '@bidwright/remote-kit/ui';
import { arriving, usePerson } from '@bidwright/shell-api';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { useEffect } from 'react';
import { importAddress } from '../../addresses.ts';
import { useKeys } from '../../bid/keys/useKeys.ts';
import { LookupsFailed } from '../../field/lookups/LookupsFailed.tsx';
import { ColumnPicker } from '../columns/ColumnPicker.tsx';
import { useColumnLayout } from '../columns/useColumnLayout.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { useListState } from '../state/useListState.ts';
import { useExplained } from '../state/useMeaning.ts';
import { DensityButton } from '../table/DensityButton.tsx';
import { GroupChoice } from '../table/GroupChoice.tsx';
import { OpportunityTable } from '../table/OpportunityTable.tsx';
import { useDense } from '../table/useDense.ts';
import { PinnedViews } from '../views/PinnedViews.tsx';
import { useDefaultView } from '../views/useDefaultView.ts';
import { ViewPicker } from '../views/ViewPicker.tsx';
import { addressOf, type ViewState } from '../views/viewState.ts';
import { ExportList } from './ExportList.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { NewButton } from './NewButton.tsx';
import { PastButton } from './PastButton.tsx';
import { PastList } from './PastList.tsx';

/** To the import, which is for Admins. */
const ImportLink = () =>
  has(usePerson()) && (
    <Button variant="outlined" href={importAddress} startIcon={<Upload />} sx={iconOnPhone}>
      <FormattedMessage id="opportunities.import.short" />
    </Button>
  );

const waiting = <LoadingRows height={104} />;
const BoardPage = arriving(async () => (await import('../board/BoardPage.tsx')).BoardPage, waiting);
const ForecastPage = arriving(async () => (await import('../forecast/ForecastPage.tsx')).ForecastPage, waiting);
const CalendarPage = arriving(async () => (await import('../calendar/CalendarPage.tsx')).CalendarPage, waiting);

export const OpportunitiesPage = () => {
  const intl = useIntl();
  const person = usePerson();
  useKeys();
  const list = useListState();
  const { state, change } = list;
  const { asOf } = state;
  const mayCreate = !asOf && can(opportunities.rights.create, person);
  const [columns, setColumns] = useColumnLayout();
  const [dense, setDense] = useDense();
  const [standard, setStandard] = useDefaultView();
  const { bare, open, last } = list;
  // The view that the person made the list's beginning, else where the person left it.
  const beginning = standard || last;
  useEffect(() => {
    if (bare && beginning) open(beginning, { replace: true });
  }, [bare, beginning, open]);
  const { asked, isReady, isUnknown } = useExplained(state);
  const pick = (view: ViewState, id?: string) => {
    open(`${view.address}${id ? `&v=${id}` : ''}${asOf ? `&asOf=${asOf}` : ''}`);
    setColumns(view.columns);
  };
  return (
    <Page
      title={intl.formatMessage({ id: 'opportunities.list.title' })}
      beside={
        <ViewPicker
          now={{ address: addressOf(state), columns }}
          viewId={state.view}
          standard={standard}
          onStandard={setStandard}
          onPick={pick}
        />
      }
      actions={
        <>
          <LayoutChoice value={state.layout} onChange={(layout) => change({ layout })} />
          {!asOf && (
            <>
              {!isUnknown && <ExportList state={state} layout={columns} />}
              <ImportLink />
            </>
          )}
          {mayCreate && <NewButton />}
        </>
      }
    >
      <LookupsFailed lists={asked} />
      <PinnedViews viewId={state.view} onPick={pick} />
      <FilterBar state={state} onChange={change}>
        {state.layout === 'table' && (
          // Cards have neither columns nor room for the choice.
          <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
            <GroupChoice value={state.group} onChange={(group) => change({ group })} />
            <ColumnPicker layout={columns} onChange={setColumns} />
            <DensityButton dense={dense} onChange={setDense} />
          </Box>
        )}
        <PastButton value={asOf} onChange={(day) => change({ asOf: day })} />
      </FilterBar>
      {!isUnknown && (
        <PastList day={asOf} onDay={(day) => change({ asOf: day })}>
          {state.layout === 'table' && (
            <OpportunityTable
              {...list}
              waiting={!isReady}
              mayCreate={mayCreate}
              layout={columns}
              onLayout={setColumns}
              dense={dense}
            />
          )}
          {isReady && state.layout === 'board' && <BoardPage state={state} change={change} mayCreate={mayCreate} />}
          {isReady && state.layout === 'forecast' && (
            <ForecastPage state={state} change={change} mayCreate={mayCreate} />
          )}
          {isReady && state.layout === 'calendar' && <CalendarPage state={state} change={change} />}
        </PastList>
      )}
    </Page>
  );
};

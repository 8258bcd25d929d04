import type { Where } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { SearchBox } from '@bidwright/remote-kit/search';
import { DataTable, FilterChip } from '@bidwright/remote-kit/table';
import { Box, Button, Empty, Page } from '@bidwright/remote-kit/ui';
import Work from '@mui/icons-material/AssignmentTurnedInOutlined';
import { useMemo } from 'react';
import { useOpportunities, useStatuses } from '../../api.ts';
import { listAddress } from '../../opportunities/addresses.ts';
import { useKeys } from '../../opportunities/bid/keys/useKeys.ts';
import { useRememberRows } from '../../opportunities/bid/neighbours/useRememberRows.ts';
import { shownFields } from '../../opportunities/bids/columns/shownFields.ts';
import { ExportMenu } from '../../opportunities/bids/export/ExportMenu.tsx';
import { LookupsFailed } from '../../opportunities/field/lookups/LookupsFailed.tsx';
import { projectAddress } from '../addresses.ts';
import { ImportCostsLink } from '../costs/ImportCostsLink.tsx';
import { useFigures } from '../useFigures.ts';
import { RecompeteRadar } from './radar/RecompeteRadar.tsx';
import { type ProjectRow, useProjectColumns } from './useProjectColumns.tsx';
import { useProjectsState } from './useProjectsState.ts';
import { useProjectView } from './views.ts';

type State = ReturnType<typeof useProjectsState>;

const Projects = ({ where, state }: { where: Where[]; state: State }) => {
  const intl = useIntl();
  const { search, sort, view, setSearch, setSort, setView } = state;
  const pages = useOpportunities({ where, search, sort });
  useRememberRows(pages);
  const { rows: records } = pages;
  const ids = useMemo(() => records?.map(({ id }) => id) ?? [], [records]);
  const figures = useFigures(ids);
  const rows = records?.map((record): ProjectRow => ({ ...record, figures: figures?.get(record.id) }));
  const isNarrowed = search !== '' || view !== 'running';
  return (
    <DataTable<ProjectRow>
      label={intl.formatMessage({ id: 'opportunities.projects.title' })}
      columns={useProjectColumns(ids)}
      {...pages.table}
      rows={rows}
      sort={sort}
      onSort={setSort}
      href={projectAddress}
      filters={
        isNarrowed
          ? {
              count: Number(search !== '') + Number(view !== 'running'),
              onClear: () => (search ? setSearch('') : setView('all')),
            }
          : undefined
      }
      empty={
        <Empty
          icon={<Work />}
          title={intl.formatMessage({ id: 'opportunities.projects.empty' })}
          text={intl.formatMessage({ id: 'opportunities.projects.emptyText' })}
        >
          <Button variant="outlined" size="small" href={listAddress}>
            <FormattedMessage id="opportunities.toList" />
          </Button>
        </Empty>
      }
    />
  );
};

const Chosen = ({ state }: { state: State }) => {
  const intl = useIntl();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
      <SearchBox
        label={intl.formatMessage({ id: 'opportunities.list.search' })}
        value={state.search}
        onChange={state.setSearch}
      />
      <FilterChip
        single
        label={intl.formatMessage({ id: 'opportunities.projects.view' })}
        options={state.views.map((value) => ({
          value,
          label: intl.formatMessage({ id: `opportunities.projects.view.${value}` }),
        }))}
        value={[state.view]}
        onChange={([view = 'running']) => state.setView(view)}
      />
    </Box>
  );
};

/** The bids that were won, as the work that they have become. */
export const ProjectsPage = () => {
  const intl = useIntl();
  useKeys();
  const columns = useProjectColumns();
  const statuses = useStatuses();
  const title = intl.formatMessage({ id: 'opportunities.projects.title' });
  const won = statuses.data?.filter(({ category }) => category === 'Won').map(({ id }) => id);
  const state = useProjectsState();
  const { where, error, refetch } = useProjectView(state.view, won);
  return (
    <Page
      title={title}
      actions={
        <>
          <ImportCostsLink />
          {where && (
            <ExportMenu
              choice={{ col: opportunities.name, where, search: state.search }}
              sort={state.sort}
              fields={shownFields(columns)}
            />
          )}
        </>
      }
    >
      <LookupsFailed lists={[statuses]} />
      <RecompeteRadar />
      <Chosen state={state} />
      {where ? (
        <Projects where={where} state={state} />
      ) : (
        <DataTable<ProjectRow>
          label={title}
          columns={columns}
          rows={undefined}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
};

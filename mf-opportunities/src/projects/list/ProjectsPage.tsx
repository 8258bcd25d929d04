import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { DataTable, SearchBox } from '@bidwright/remote-kit/table';
import { Box, Button, Empty, Page } from '@bidwright/remote-kit/ui';
import Work from '@mui/icons-material/AssignmentTurnedInOutlined';
import { useOpportunities, useStatuses } from '../../api.ts';
import { listAddress } from '../../opportunities/addresses.ts';
import { LookupsFailed } from '../../opportunities/lookups/LookupsFailed.tsx';
import { useRememberRows } from '../../opportunities/neighbours/useRememberRows.ts';
import { projectAddress } from '../addresses.ts';
import { useFigures } from '../useFigures.ts';
import { RecompeteRadar } from './radar/RecompeteRadar.tsx';
import { type ProjectRow, useProjectColumns } from './useProjectColumns.tsx';
import { useProjectsState } from './useProjectsState.ts';

const Projects = ({ won }: { won: string[] }) => {
  const intl = useIntl();
  const { search, sort, setSearch, setSort } = useProjectsState();
  const pages = useOpportunities({
    where: [
      { field: 'opportunityStatus', is: 'in', value: won },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    search,
    sort,
    limit: 25,
  });
  useRememberRows(pages);
  const figures = useFigures(pages.rows?.map(({ id }) => id) ?? []);
  const rows = pages.rows?.map((record): ProjectRow => ({ ...record, figures: figures?.get(record.id) }));
  return (
    <>
      <Box sx={{ marginBlockEnd: 1.5 }}>
        <SearchBox
          label={intl.formatMessage({ id: 'opportunities.list.search' })}
          value={search}
          onChange={setSearch}
        />
      </Box>
      <DataTable<ProjectRow>
        label={intl.formatMessage({ id: 'opportunities.projects.title' })}
        columns={useProjectColumns()}
        rows={rows}
        error={pages.error}
        onRetry={pages.refetch}
        busy={pages.isFetching}
        sort={sort}
        onSort={setSort}
        paging={{ ...pages, size: 25 }}
        href={projectAddress}
        filters={search ? { count: 1, onClear: () => setSearch('') } : undefined}
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
    </>
  );
};

/** The bids that were won, as the work that they have become. */
export const ProjectsPage = () => {
  const intl = useIntl();
  const columns = useProjectColumns();
  const statuses = useStatuses();
  const title = intl.formatMessage({ id: 'opportunities.projects.title' });
  const won = statuses.data?.filter(({ category }) => category === 'Won').map(({ id }) => id);
  return (
    <Page title={title}>
      <LookupsFailed lists={[statuses]} />
      <RecompeteRadar />
      {won ? <Projects won={won} /> : <DataTable<ProjectRow> label={title} columns={columns} rows={undefined} />}
    </Page>
  );
};

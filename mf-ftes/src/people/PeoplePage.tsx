import { has } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { SearchBox } from '@bidwright/remote-kit/search';
import { Box, Card, Empty, Failed, LoadingRows, Page, Segments } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Groups from '@mui/icons-material/GroupsOutlined';
import { useMemo } from 'react';
import { useCapacity } from '../plan/load/api.ts';
import { outlooks } from '../teams/teamLoads.ts';
import { NotPermitted } from '../year/NotPermitted.tsx';
import { askedMonths, monthText, thisMonth, useFilters } from './filters.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleGrid } from './PeopleGrid.tsx';
import { rowsOf } from './rowsOf.ts';

const People = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { parameters: filters, change } = useFilters();
  const first = thisMonth();
  // What each sum is made of is needed for chances alone.
  const asked = { from: monthText(first), months: Number(filters.span), skills: true, works: Boolean(filters.free) };
  const { data, error, refetch, isFetching } = useCapacity(asked);
  const months = askedMonths(filters, first);
  const rows = useMemo(
    () => data && rowsOf(data.people, filters, { from: months.from, to: months.to }),
    [data, filters, months.from, months.to],
  );
  return (
    <Page title={intl.formatMessage({ id: 'ftes.people.title' })}>
      <Card sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, padding: 1.5 }}>
          <SearchBox
            label={intl.formatMessage({ id: 'ftes.people.search' })}
            value={filters.text}
            onChange={(text) => change({ text })}
          />
          <PeopleFilters people={data?.people ?? []} filters={filters} first={first} onChange={change} />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            paddingInline: 1.5,
            paddingBlockEnd: 1.5,
          }}
        >
          <Segments
            label={intl.formatMessage({ id: 'ftes.teams.outlook' })}
            choices={outlooks.map((value) => ({ value, label: intl.formatMessage({ id: `ftes.teams.${value}` }) }))}
            value={filters.outlook}
            onChange={(outlook) => change({ outlook })}
          />
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id={`ftes.people.${filters.outlook}.about`} />
          </Box>
          <Box component="output" sx={{ typography: 'body2', marginInlineStart: 'auto' }}>
            {rows && (
              <FormattedMessage
                id={filters.free ? 'ftes.people.free.count' : 'ftes.people.count'}
                values={{ count: rows.length }}
              />
            )}
          </Box>
        </Box>
        {!data && !error && <LoadingRows rows={12} height={44} />}
        {!data && error && (
          <Failed
            title={intl.formatMessage({ id: 'ftes.people.failed' })}
            text={errorText(error)}
            reference={error.requestId}
            onRetry={refetch}
          />
        )}
        {rows?.length === 0 && (
          <Empty
            icon={<Groups />}
            title={intl.formatMessage({ id: 'ftes.people.none' })}
            text={intl.formatMessage({ id: filters.free ? 'ftes.people.none.free' : 'ftes.people.none.text' })}
          />
        )}
        {rows && rows.length > 0 && (
          <PeopleGrid
            rows={rows}
            first={first}
            count={data?.months.length ?? 0}
            withLevels={filters.skills.length > 0}
            asked={filters.free ? months : undefined}
            isBusy={isFetching}
          />
        )}
      </Card>
    </Page>
  );
};

/** Everybody by month: who has how much to do, and who is free. */
export const PeoplePage = () =>
  // Whose months exactly, the service knows.
  has(usePerson(), 'Team Lead', 'Project Manager', 'Operations') ? (
    <People />
  ) : (
    <NotPermitted titleId="ftes.people.title" />
  );

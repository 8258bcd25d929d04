import { type OpenRole, outlooks } from '@bidwright/contract-ftes';
import { has } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { SearchBox } from '@bidwright/remote-kit/search';
import { Box, Button, Card, Empty, Failed, LoadingRows, Page, Segments } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Groups from '@mui/icons-material/GroupsOutlined';
import { Suspense, useMemo, useState } from 'react';
import { NotPermitted } from '../year/NotPermitted.tsx';
import { askedMonths, type Filters, thisMonth, useFilters } from './filters.ts';
import { PeopleActions } from './PeopleActions.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleGrid } from './PeopleGrid.tsx';
import { usePlacing } from './roles/usePlacing.ts';
import { useRoles } from './roles/useRoles.ts';
import { rowsFor, rowsOf } from './rowsOf.ts';
import { usePeople } from './usePeople.ts';

/** It brings what drags with it. */
const RolesPanel = lazy(() => import('./roles/RolesPanel.tsx'));

/** What is asked: for a role, for who is free, or for all. */
const keyOf = ({ free }: Filters, role: OpenRole | undefined) => {
  if (role) return 'ftes.role.fit';
  return free ? 'ftes.people.free' : 'ftes.people';
};

const noneText = ({ free }: Filters, role: OpenRole | undefined) => {
  if (role) return 'ftes.role.none';
  return free ? 'ftes.people.none.free' : 'ftes.people.none.text';
};

/** The months in which a role asks for something. */
const monthsOf = ({ parts }: OpenRole) => ({
  from: parts.findIndex((part) => part > 0),
  to: parts.findLastIndex((part) => part > 0),
});

const People = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { parameters: filters, change } = useFilters();
  const first = thisMonth();
  // What each sum is made of is needed for chances alone.
  const { data, isWhole, error, refetch, isFetching } = usePeople(filters, first);
  const months = askedMonths(filters, first);
  const roles = useRoles(filters, first);
  const role = roles.data?.find(({ id }) => id === filters.role);
  const rows = useMemo(() => {
    if (!data) return undefined;
    if (role) return rowsFor(data.people, filters, role);
    return rowsOf(data.people, filters, { from: months.from, to: months.to });
  }, [data, filters, months.from, months.to, role]);
  const place = usePlacing();
  const [isLifted, setIsLifted] = useState(false);
  return (
    <Page title={intl.formatMessage({ id: 'ftes.people.title' })} actions={<PeopleActions />}>
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
          <Button
            size="small"
            aria-expanded={filters.roles}
            onClick={() => change({ roles: !filters.roles, role: undefined, bid: undefined })}
          >
            <FormattedMessage id="ftes.roles" />
          </Button>
          {filters.bid && (
            <Button size="small" onClick={() => change({ bid: undefined, role: undefined })}>
              <FormattedMessage id="ftes.roles.ofAll" />
            </Button>
          )}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id={`ftes.people.${filters.outlook}.about`} />
          </Box>
          <Box component="output" sx={{ typography: 'body2', marginInlineStart: 'auto' }}>
            {rows && isWhole && (
              <FormattedMessage id={`${keyOf(filters, role)}.count`} values={{ count: rows.length }} />
            )}
          </Box>
        </Box>
        {filters.roles && (
          <Suspense fallback={<LoadingRows rows={3} />}>
            <RolesPanel
              roles={roles}
              people={data?.people}
              outlook={filters.outlook}
              first={first}
              chosen={filters.role}
              onChoose={(id) => change({ role: id })}
              onLift={setIsLifted}
              onPlace={place}
            />
          </Suspense>
        )}
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
            text={intl.formatMessage({ id: noneText(filters, role) })}
          />
        )}
        {rows && rows.length > 0 && (
          <PeopleGrid
            rows={rows}
            first={first}
            count={data?.months.length ?? 0}
            withLevels={filters.skills.length > 0}
            asked={role ? monthsOf(role) : filters.free && months}
            onPlace={role?.mayPlan ? (person) => place(role, person) : undefined}
            isTarget={isLifted}
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

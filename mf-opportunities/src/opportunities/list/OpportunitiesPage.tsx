import { opportunities } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Page } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useOwners, useStatuses } from '../../api.ts';
import { LookupsFailed } from '../lookups/LookupsFailed.tsx';
import { FilterBar } from './FilterBar.tsx';
import { NewButton } from './NewButton.tsx';
import { OpportunityTable } from './OpportunityTable.tsx';
import { useListState } from './useListState.ts';

export const OpportunitiesPage = () => {
  const intl = useIntl();
  const mayCreate = can(opportunities.rights.create, usePerson());
  const list = useListState();
  const statuses = useStatuses();
  const owners = useOwners();
  // Filters are named by words that only these lists explain.
  const explained = (statuses.data || statuses.error) && (owners.data || owners.error);
  return (
    <Page title={intl.formatMessage({ id: 'opportunities.list.title' })} actions={mayCreate && <NewButton />}>
      <LookupsFailed lists={[statuses, owners]} />
      <FilterBar state={list.state} onChange={list.change} />
      <OpportunityTable {...list} waiting={!explained} mayCreate={mayCreate} />
    </Page>
  );
};

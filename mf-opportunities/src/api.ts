import {
  bpas,
  budgetTypes,
  chances,
  companies,
  companyTypes,
  opportunityOwner,
  opportunityStatus,
  projectTypes,
  sources,
  teams,
  users,
} from '@bidwright/contract-admin';
import { opportunities } from '@bidwright/contract-opportunities';
import { collectionApi, collectionHooks, moduleStore } from '@bidwright/remote-kit/store';

const bids = collectionApi('opportunities');
const admin = collectionApi('admin');

export const store = moduleStore([bids, admin]);

export const {
  useQuery: useOpportunities,
  useRecord: useOpportunity,
  useSub: useOpportunitySub,
  useCreate: useCreateOpportunity,
  useUpdate: useUpdateOpportunity,
} = collectionHooks(bids, opportunities);

export const { useList: useCompanies, useCreate: useCreateCompany } = collectionHooks(admin, companies);
export const { useList: useCompanyTypes } = collectionHooks(admin, companyTypes);
export const { useList: useOwners } = collectionHooks(admin, opportunityOwner);
export const { useList: useStatuses } = collectionHooks(admin, opportunityStatus);
export const { useList: useProjectTypes } = collectionHooks(admin, projectTypes);
export const { useList: useSources } = collectionHooks(admin, sources);
export const { useList: useChances } = collectionHooks(admin, chances);
export const { useList: useTeams } = collectionHooks(admin, teams);
export const { useList: useBpas } = collectionHooks(admin, bpas);
export const { useList: useBudgetTypes } = collectionHooks(admin, budgetTypes);
export const { useList: useUsers } = collectionHooks(admin, users);

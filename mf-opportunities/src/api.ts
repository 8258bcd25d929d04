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
import type { InputFrom, Kept } from '@bidwright/contract-kit';
import { documents, opportunities, type parts, scorecards } from '@bidwright/contract-opportunities';
import { mailLists, type View, views } from '@bidwright/contract-shell';
import { anyCollectionHooks, collectionApi, collectionHooks, jobHooks, moduleStore } from '@bidwright/remote-kit/store';
import { useMemo } from 'react';

/** The calls of the service that keeps bids; what is its own is added to them where it is used. */
export const bids = collectionApi('opportunities');
export const admin = collectionApi('admin');
export const shell = collectionApi('shell');
/** What cards of a bid read of other services; their contracts come with the cards. */
export const library = collectionApi('rfp-library');
export const staffing = collectionApi('ftes');

export const store = moduleStore([bids, admin, shell, library, staffing]);

export const {
  useQuery: useOpportunities,
  useRecord: useOpportunity,
  useSub: useOpportunitySub,
  useCreate: useCreateOpportunity,
  useUpdate: useUpdateOpportunity,
  useAddTo,
  useRemoveFrom,
} = collectionHooks(bids, opportunities);

export const jobs = jobHooks(bids);
export const { useJob, useJobCalls, useOwnJobs } = jobs;

export const { useList: useViews, useCreate: useCreateView, useUpdate: useUpdateView } = collectionHooks(shell, views);
export const { useList: useMailLists } = collectionHooks(shell, mailLists);
export type { View };

export const {
  useQuery: useDocuments,
  useCreate: useCreateDocument,
  useSendFile,
  useRemoveFile: useRemoveDocument,
} = collectionHooks(bids, documents);

export const {
  useList: useScorecards,
  useCreate: useCreateScorecard,
  useUpdate: useUpdateScorecard,
} = collectionHooks(bids, scorecards);

export const {
  useList: useCompanies,
  useCreate: useCreateCompany,
  useSub: useCompanySub,
  useAddTo: useAddToCompany,
} = collectionHooks(admin, companies);
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
/** Any list of the firm, by the name that a field's contract points into it with. */
export const { useList: useLookup } = anyCollectionHooks(admin);

/** The firm's people, for choosing from; the position tells namesakes apart. */
export const usePeople = (options?: { skip?: boolean }) => {
  const { data } = useUsers(options);
  return useMemo(
    () => data?.map(({ id, name, position }) => ({ id, name: name ?? '', detail: position ?? undefined })),
    [data],
  );
};

export type Decision = InputFrom<typeof parts.decisions.input> & Kept;
export type BidContact = InputFrom<typeof parts.contacts.input> & Kept;
export type ActualCost = InputFrom<typeof parts.actualCosts.input> & Kept;
export type Comment = InputFrom<typeof parts.comments.input> & Kept;

/** What choosing a contact needs of it. */
export interface CompanyContact {
  id: string;
  name: string;
  title: string | null;
  email: string | null;
  status: string;
}

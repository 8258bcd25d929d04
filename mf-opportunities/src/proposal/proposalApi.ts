import {
  beginProposalPlan,
  myProposalWork,
  proposalPlan,
  proposalSections,
  proposalSteps,
} from '@bidwright/contract-opportunities';
import { collectionHooks, mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { bids } from '../api.ts';

export const usePlan = queryOf(bids, proposalPlan);
export const useMyWork = queryOf(bids, myProposalWork);
export const useBegin = mutationOf(bids, beginProposalPlan);

export const { useCreate: useCreateSection, useUpdate: useUpdateSection } = collectionHooks(bids, proposalSections);
export const { useUpdate: useUpdateStep } = collectionHooks(bids, proposalSteps);

import {
  beginProposalPlan,
  moveProposalStep,
  myProposalWork,
  proposalPlan,
  proposalSections,
  proposalSteps,
  proposalTemplates,
} from '@bidwright/contract-opportunities';
import { collectionHooks, mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { bids } from '../api.ts';

export const usePlan = queryOf(bids, proposalPlan);
export const useMyWork = queryOf(bids, myProposalWork);
export const useBegin = mutationOf(bids, beginProposalPlan);
export const useMoveStep = mutationOf(bids, moveProposalStep);

export const { useCreate: useCreateSection, useUpdate: useUpdateSection } = collectionHooks(bids, proposalSections);
export const { useCreate: useCreateStep, useUpdate: useUpdateStep } = collectionHooks(bids, proposalSteps);
export const {
  useList: useTemplates,
  useCreate: useCreateTemplate,
  useUpdate: useUpdateTemplate,
} = collectionHooks(bids, proposalTemplates);

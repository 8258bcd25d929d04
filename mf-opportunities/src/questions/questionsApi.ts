import type { Where } from '@bidwright/contract-kit';
import {
  exportQuestions,
  giveQuestions,
  questionLists,
  questions,
  questionTables,
  readQuestions,
} from '@bidwright/contract-opportunities';
import { proposeAnswers } from '@bidwright/contract-rfp-library';
import { collectionHooks, mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { bids, library } from '../api.ts';

export const { useQuery: useQuestions, useUpdate: useUpdateQuestion } = collectionHooks(bids, questions);

export const useQuestionLists = queryOf(bids, questionLists);
export const useQuestionTables = mutationOf(bids, questionTables);
export const useReadQuestions = mutationOf(bids, readQuestions);
export const useExportQuestions = mutationOf(bids, exportQuestions);
export const useGiveQuestions = mutationOf(bids, giveQuestions);
export const useProposeAnswers = mutationOf(library, proposeAnswers);

/** Those of a list that are in use, and that filters leave. */
export const ofList = (document: string, more: Where[] = []): Where[] => [
  { field: 'document', is: 'eq', value: document },
  { field: 'status', is: 'eq', value: 'Active' },
  ...more,
];

/** In the order of their lists. */
export const inOrder = { field: 'place' };

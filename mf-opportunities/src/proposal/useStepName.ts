import {
  isStepKind,
  type ProposalPlan,
  type ProposalStep,
  stepKinds,
  stepName,
} from '@bidwright/contract-opportunities';
import { useProposalText } from './useProposalText.ts';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What reviews are called: the product's own in the reader's language, any other as people wrote it. */
export const useStepName = () => {
  const text = useProposalText();
  const named = (name: string) => (isStepKind(name) ? text(`kind.${name}`) : name);
  return {
    named,
    nameOf: (step: Pick<ProposalStep, 'name' | 'kind'>) => named(stepName(step)),
    /** The review of a plan that a section must be there for; without it, what it was called. */
    ofKind: ({ steps }: Pick<ProposalPlan, 'steps'>, kind: string) => {
      const step = steps.find((one) => one.kind === kind);
      return step ? named(stepName(step)) : text('notInPlan', { name: named(kind) });
    },
    /** A name as it is kept: who writes one of the product's names means that one. */
    kept: (typed: string) => stepKinds.find((kind) => same(text(`kind.${kind}`), typed)) ?? typed.trim(),
  };
};

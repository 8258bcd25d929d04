import type { Question } from '@bidwright/contract-opportunities';
import { Tag } from '@bidwright/remote-kit/ui';
import { useQuestionText } from './useQuestionText.ts';

const tones = { Open: 'plain', Accepted: 'success', Rejected: 'warning' } as const;

export const StateTag = ({ state }: Pick<Question, 'state'>) => {
  const text = useQuestionText();
  return <Tag tone={tones[state]}>{text(`state.${state}`)}</Tag>;
};

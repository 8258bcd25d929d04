import type { Question, QuestionSource } from '@bidwright/contract-opportunities';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useUpdateQuestion } from '../questionsApi.ts';
import { useQuestionText } from '../useQuestionText.ts';

/** What is said of a question. */
type Said = Pick<Question, 'state' | 'answer' | 'sources'>;

/** Sentences as an answer. */
export const textOf = (sources: readonly QuestionSource[]): string => sources.map(({ sentence }) => sentence).join(' ');

const nothing = { answer: null, sources: [] };

/** Accepts, rejects and clears; what was there comes back by Undo. Each answers whether it was done. */
export const useAnswering = () => {
  const text = useQuestionText();
  const alert = useAlert();
  const errorText = useErrorText();
  const [update] = useUpdateQuestion();

  const say = async ({ id, version, state, answer, sources }: Question, said: Said, done: string): Promise<boolean> => {
    const error = await update({ id, version, changes: said });
    if (error) {
      alert({ severity: 'error', text: errorText(error) });
      return false;
    }
    const before = { state, answer, sources };
    const run = async () => {
      const failure = await update({ id, version: version + 1, changes: before });
      if (failure) alert({ severity: 'error', text: errorText(failure) });
    };
    alert({
      severity: 'success',
      text: text(done),
      action: { label: text('undo'), run: () => void run() },
      compact: true,
    });
    return true;
  };

  return {
    accept: (question: Question, answer: string, sources: QuestionSource[]) =>
      say(question, { state: 'Accepted', answer, sources }, 'accepted'),
    reject: (question: Question) => say(question, { state: 'Rejected', ...nothing }, 'rejected'),
    clear: (question: Question) => say(question, { state: 'Open', ...nothing }, 'cleared'),
  };
};

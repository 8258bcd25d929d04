import type { GivenQuestion, Question } from '@bidwright/contract-opportunities';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useGiveQuestions } from '../questionsApi.ts';
import { useQuestionText } from '../useQuestionText.ts';

/** Who answers a question, or by when. */
export type Given = Pick<GivenQuestion, 'owner' | 'due'>;

const holds = (question: Question, { owner, due }: Given) =>
  (owner === undefined || owner?.id === question.owner?.id) && (due === undefined || due === question.due);

/** What a question said of the same before. */
const before = ({ owner, due }: Question, given: Given): Given => ({
  ...(given.owner !== undefined && { owner }),
  ...(given.due !== undefined && { due }),
});

/** Gives one question or many, all or none of them; what was there comes back by Undo. Answers what is wrong, or nothing. */
export const useGiving = () => {
  const text = useQuestionText();
  const alert = useAlert();
  const errorText = useErrorText();
  const [ask] = useGiveQuestions();

  return async (rows: readonly Question[], given: Given) => {
    const changing = rows.filter((row) => !holds(row, given));
    if (changing.length === 0) return undefined;
    const { data, error } = await ask({
      questions: changing.map(({ id, version }) => ({ id, version, ...given })),
    });
    if (error) {
      alert({ severity: 'error', text: errorText(error) });
      return error;
    }
    const versions = new Map(data.map(({ id, version }) => [id, version]));
    const undo = async () => {
      const { error: failure } = await ask({
        questions: changing.map((row) => ({
          id: row.id,
          version: versions.get(row.id) ?? row.version,
          ...before(row, given),
        })),
      });
      if (failure) alert({ severity: 'error', text: errorText(failure) });
    };
    alert({
      severity: 'success',
      text: text('given', { count: changing.length }),
      action: { label: text('undo'), run: () => void undo() },
      compact: true,
    });
    return undefined;
  };
};

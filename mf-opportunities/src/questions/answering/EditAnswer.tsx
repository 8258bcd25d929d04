import { longText, object } from '@bidwright/contract-kit';
import { maxAnswerLength } from '@bidwright/contract-opportunities';
import { Form, FormActions, LongTextField, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useQuestionText } from '../useQuestionText.ts';

const schema = object({ answer: longText(maxAnswerLength).required() });

interface EditAnswerProps {
  answer: string;
  onSave: (answer: string) => Promise<boolean>;
  onCancel: () => void;
}

/** An answer in other words: it keeps its sources. */
export const EditAnswer = ({ answer: before, onSave, onCancel }: EditAnswerProps) => {
  const intl = useIntl();
  const text = useQuestionText();
  const save = async ({ answer: now }: { answer?: string | null }): Promise<Outcome> => {
    if (await onSave(now ?? '')) return onCancel;
  };
  return (
    <Form schema={schema} initial={{ answer: before }} onSubmit={save} onCancel={onCancel} focus="answer">
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <LongTextField name="answer" label={text('answer')} rows={8} help={text('editHelp')} />
        <FormActions submit={text('accept')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
      </Box>
    </Form>
  );
};

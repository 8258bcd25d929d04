import { type Feedback, feedback, feedbackStates } from '@bidwright/contract-shell';
import { ChoiceField, Form, FormActions, LongTextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useSeenVersion } from '../lists/useSeenVersion.ts';
import { useUpdateFeedback } from './api.ts';

const schema = feedback.input.pick(['state', 'answer']);

interface AnswerFormProps {
  record: Feedback;
  onTouch: () => void;
  onDone: () => void;
}

/** What becomes of it, and what its sender is told. */
export const AnswerForm = ({ record, onTouch, onDone }: AnswerFormProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [update] = useUpdateFeedback();
  const [version, seen] = useSeenVersion(record);
  const text = (id: string, values?: Record<string, string | undefined>) =>
    intl.formatMessage({ id: `admin.feedback.${id}` }, values);
  const who = record.addedBy?.name ?? undefined;

  const save = async (_values: object, changes: Partial<Pick<Feedback, 'state' | 'answer'>>) => {
    const error = seen(await update({ id: record.id, version, changes }));
    if (error) return error;
    return () => {
      alert({ severity: 'success', text: text(changes.answer ? 'answered' : 'saved', { who }) });
      onDone();
    };
  };

  return (
    <Form
      schema={schema}
      initial={{ state: record.state, answer: record.answer }}
      was={record}
      onSubmit={save}
      onCancel={onDone}
      onChange={onTouch}
    >
      <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 2 }}>
        <ChoiceField
          name="state"
          label={text('state')}
          text={(state) => text(`state.${feedbackStates.find((one) => one === state) ?? 'New'}`)}
        />
        <LongTextField name="answer" label={text('answer')} help={text('answer.help', { who })} rows={5} />
        <FormActions
          cancel={intl.formatMessage({ id: 'admin.cancel' })}
          submit={intl.formatMessage({ id: 'admin.save' })}
        />
      </Box>
    </Form>
  );
};

import type { ErrorInfo } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { ChoiceField, Form, FormActions, LongTextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';

interface Answer {
  result: 'unchanged' | 'edited' | null;
  note: string | null;
}

interface ReviewDialogProps {
  /** How many entries are reviewed. */
  count: number;
  onSave: (answer: Answer) => Promise<ErrorInfo | undefined>;
  onClose: () => void;
}

const schema = rfpContent.sub.reviews?.input;

/** Asks what came of a review. */
export const ReviewDialog = ({ count, onSave, onClose }: ReviewDialogProps) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.${id}` }, { count });
  if (!schema) return null;
  return (
    <Dialog open form title={text('review.title')} onClose={onClose}>
      <Form
        schema={schema}
        initial={{ result: 'unchanged' }}
        onSubmit={async (answer) => (await onSave(answer as Answer)) ?? onClose}
        onCancel={onClose}
        focus="result"
      >
        <Box sx={{ display: 'grid', gap: 1, paddingBlockStart: 1 }}>
          <Box sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.review.help" values={{ count }} />
          </Box>
          <ChoiceField
            name="result"
            label={text('review.result')}
            text={(result) => intl.formatMessage({ id: `rfp-library.review.result.${result}` })}
          />
          <LongTextField name="note" label={text('review.note')} rows={2} />
          <FormActions submit={text('review.finish')} cancel={text('cancel')} />
        </Box>
      </Form>
    </Dialog>
  );
};

import type { InputFrom } from '@bidwright/contract-kit';
import { rfpContent, type Use } from '@bidwright/contract-rfp-library';
import { Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { type Entry, useNoteUse } from '../api.ts';
import { useBids } from '../library/useBids.ts';

interface UseDialogProps {
  entry: Pick<Entry, 'id'>;
  onClose: () => void;
}

const schema = rfpContent.sub.uses?.input;

/** Notes in which bid a text is used that did not go there through the basket. */
export const UseDialog = ({ entry, onClose }: UseDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const note = useNoteUse();
  const bids = useBids();
  const text = (id: string, given?: object) => intl.formatMessage({ id: `rfp-library.${id}` }, { ...given });
  if (!schema) return null;
  const save = async (values: InputFrom<typeof schema>) => {
    const { opportunity, note: said } = values as Pick<Use, 'opportunity' | 'note'>;
    const error = await note({ entries: [entry.id], opportunity, note: said });
    if (error) return error;
    alert({ severity: 'success', compact: true, text: text('use.done', { opportunity: opportunity.name }) });
    return onClose;
  };
  return (
    <Dialog open form title={text('use.record')} onClose={onClose}>
      <Form schema={schema} onSubmit={save} onCancel={onClose} focus="opportunity">
        <Box sx={{ display: 'grid', gap: 1, paddingBlockStart: 1 }}>
          <Box sx={{ color: 'text.secondary' }}>{text('use.help')}</Box>
          <ReferenceField name="opportunity" label={text('export.opportunity')} {...bids} />
          <TextField name="note" label={text('review.note')} />
          <FormActions submit={text('use.do')} cancel={text('cancel')} />
        </Box>
      </Form>
    </Dialog>
  );
};

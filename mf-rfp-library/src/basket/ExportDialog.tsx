import { object, type Reference, reference, text } from '@bidwright/contract-kit';
import { Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Alert, Box, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useRef } from 'react';
import { type Entry, useEntries, useNoteUse } from '../api.ts';
import { useBids } from '../library/useBids.ts';
import { useBasket } from './Basket.tsx';
import { download } from './download.ts';
import { wordFile } from './wordFile.ts';

const schema = object({ opportunity: reference('opportunities').required(), title: text(200).required() });

interface Asked {
  opportunity: Reference;
  title: string | null;
}

/** As many entries as one call answers. */
const most = 200;

const fileNameOf = (title: string) => `${title.replace(/[\\/:*?"<>|]/g, ' ').trim() || 'proposal'}.docx`;

/** Asks for which opportunity, writes the collected entries into a Word file, and notes that they were used there. */
export const ExportDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const note = useNoteUse();
  const basket = useBasket();
  const bids = useBids();
  const key = useRef(crypto.randomUUID());
  const ids = basket.entries.map(({ id }) => id);
  const { rows, error, refetch } = useEntries({ where: [{ field: 'id', is: 'in', value: ids }], limit: most });
  const found = ids.flatMap((id) => rows?.find((entry) => entry.id === id) ?? []);
  const gone = rows ? ids.length - found.length : 0;
  const label = (name: string) => intl.formatMessage({ id: `rfp-library.export.${name}` });

  const save = async (entries: Entry[], { opportunity, title }: Asked) => {
    const file = await wordFile(entries, title ?? '', label);
    const fault = await note({ entries: entries.map(({ id }) => id), opportunity, idempotencyKey: key.current });
    if (fault) return fault;
    download(file, fileNameOf(title ?? ''));
    alert({
      severity: 'success',
      text: intl.formatMessage(
        { id: 'rfp-library.export.done' },
        { count: entries.length, opportunity: opportunity.name },
      ),
    });
    return onClose;
  };

  return (
    <Dialog open form title={label('title')} onClose={onClose}>
      {error && !rows && <Failed title={label('failed')} text={errorText(error)} onRetry={() => void refetch()} />}
      {!rows && !error && <LoadingRows rows={3} height={40} />}
      {rows && (
        <Form
          schema={schema}
          initial={{ title: label('name.usual') }}
          onSubmit={(asked) => save(found, asked)}
          onCancel={onClose}
          focus="opportunity"
        >
          <Box sx={{ display: 'grid', gap: 1, paddingBlockStart: 1 }}>
            {gone > 0 && (
              <Alert severity="warning">
                <FormattedMessage id="rfp-library.export.gone" values={{ count: gone }} />
              </Alert>
            )}
            <ReferenceField
              name="opportunity"
              label={label('opportunity')}
              help={label('opportunity.help')}
              {...bids}
            />
            <TextField name="title" label={label('name')} />
            <FormActions submit={label('do')} cancel={intl.formatMessage({ id: 'rfp-library.cancel' })} />
          </Box>
        </Form>
      )}
    </Dialog>
  );
};

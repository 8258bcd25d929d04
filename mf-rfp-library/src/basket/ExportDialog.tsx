import { object, type Reference, reference, text } from '@bidwright/contract-kit';
import { Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, said, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Alert, Box, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { type Entry, useEntries, useNoteUse } from '../api.ts';
import { useBids } from '../library/useBids.ts';
import { InReview } from '../review/InReview.tsx';
import { useBasket } from './Basket.tsx';
import { copyAll } from './copyAll.ts';
import { download } from './download.ts';
import { maxCollected } from './kept.ts';
import { wordFile } from './wordFile.ts';

const schema = object({ opportunity: reference('opportunities').required(), title: text(200).required() });

interface Asked {
  opportunity: Reference;
  title: string | null;
}

const fileNameOf = (title: string) => `${title.replace(/[\\/:*?"<>|]/g, ' ').trim() || 'proposal'}.docx`;

type Texts = [label: (name: string) => string, lost: (name: string) => string];

const wordOf = async (entries: Entry[], title: string, ...texts: Texts) => {
  const file = await wordFile(entries, title, ...texts);
  return () => download(file, fileNameOf(title));
};

/** The clipboard takes what comes soon after a press alone, so nothing is left to do when the use is noted. */
const copied = (entries: Entry[]) =>
  copyAll(entries).then(
    () => () => undefined,
    () => undefined,
  );

interface ExportDialogProps {
  /** What becomes of the entries: a Word file, or a copy on the clipboard. */
  as: 'word' | 'copy';
  onClose: () => void;
}

/** What the dialog says, by what becomes of the entries. */
const texts = {
  word: { title: 'export.title', act: 'export.do', done: 'export.done' },
  copy: { title: 'basket.copy', act: 'copy', done: 'basket.copy.done' },
} as const;

/** Asks for which opportunity, hands out the collected entries, and notes that they were used there. */
export const ExportDialog = ({ as, onClose }: ExportDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const note = useNoteUse();
  const basket = useBasket();
  const bids = useBids();
  const ids = basket.entries.map(({ id }) => id);
  const { rows, error, refetch } = useEntries({ where: [{ field: 'id', is: 'in', value: ids }], limit: maxCollected });
  const found = ids.flatMap((id) => rows?.find((entry) => entry.id === id) ?? []);
  const gone = rows ? ids.length - found.length : 0;
  const label = (name: string) => intl.formatMessage({ id: `rfp-library.${name}` });

  const lost = (name: string) => intl.formatMessage({ id: 'rfp-library.image.lost' }, { name });

  const text = (name: keyof (typeof texts)['word'], values?: object) =>
    intl.formatMessage({ id: `rfp-library.${texts[as][name]}` }, { ...values });

  const save = async (entries: Entry[], { opportunity, title }: Asked) => {
    const handOut = as === 'word' ? await wordOf(entries, title ?? '', label, lost) : await copied(entries);
    if (!handOut) return { code: said, message: intl.formatMessage({ id: 'kit.copy.refused' }) };
    const fault = await note({ entries: entries.map(({ id }) => id), opportunity });
    if (fault) return fault;
    handOut();
    const values = { count: entries.length, opportunity: opportunity.name };
    alert({ severity: 'success', text: text('done', values) });
    return onClose;
  };

  return (
    <Dialog open form title={text('title')} onClose={onClose}>
      {error && !rows && (
        <Failed title={label('export.failed')} text={errorText(error)} onRetry={() => void refetch()} />
      )}
      {!rows && !error && <LoadingRows rows={3} height={40} />}
      {rows && (
        <Form
          schema={schema}
          initial={{ title: label('export.name.usual') }}
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
            {found
              .filter(({ inReview }) => inReview)
              .map((entry) => (
                <div key={entry.id}>
                  <bdi>{entry.sectionTitle.name}</bdi>
                  <InReview entry={entry} />
                </div>
              ))}
            <ReferenceField
              name="opportunity"
              label={label('export.opportunity')}
              help={label('export.opportunity.help')}
              {...bids}
            />
            {as === 'word' && <TextField name="title" label={label('export.name')} />}
            <FormActions submit={text('act')} cancel={label('cancel')} />
          </Box>
        </Form>
      )}
    </Dialog>
  );
};

import { type InputFrom, text as line, longText, object, recordId } from '@bidwright/contract-kit';
import { ChoiceField, Form, FormActions, LongTextField, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, Segments } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { FileField } from '../../opportunities/bid/cards/documents/FileField.tsx';
import { useDocumentsOf } from '../../opportunities/bid/cards/documents/useDocumentsOf.ts';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { useRequirementText } from '../useRequirementText.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { TakeBack } from './TakeBack.tsx';
import { type Counts, useReading } from './useReading.ts';
import { useTakingBack } from './useTakingBack.ts';

const ways = ['file', 'paste', 'kept'] as const;
type Way = (typeof ways)[number];

/** As much as is read of a text. */
const maxPasted = 3_000_000;

const supersedes = recordId('documents');
const said = object({
  documentName: line(255),
  pasted: longText(maxPasted),
  document: recordId('documents'),
  supersedes,
});
const schemas = {
  file: said.shape({ documentName: line(255).required() }),
  paste: said.shape({ pasted: longText(maxPasted).required() }),
  kept: said.shape({ document: recordId('documents').required() }),
};
type Said = InputFrom<typeof said>;

interface ReadDialogProps {
  record: OpportunityRecord;
  onClose: () => void;
}

/** Asks for a solicitation, as a file, a text or a document that is there, and reads it into requirements. */
export const ReadDialog = ({ record, onClose }: ReadDialogProps) => {
  const intl = useIntl();
  const text = useRequirementText();
  const alert = useAlert();
  const { rows: documents = [] } = useDocumentsOf(record.id);
  const [way, setWay] = useState<Way>('file');
  const [picked, pick] = useState<File>();
  const { progress, add, read, stop, end } = useReading();
  const nameOf = (id: string) => {
    const found = documents.find((one) => one.id === id);
    return found?.name ?? found?.documentName ?? id;
  };
  const ids = documents.map(({ id }) => id);

  const takeBack = useTakingBack();
  const say = (document: string, { isCut, ...counts }: Counts) => {
    alert({
      severity: 'success',
      text: text(counts.left > 0 ? 'stopped' : 'done', counts),
      ...(counts.created + counts.changed + counts.gone + counts.moved > 0 && {
        action: { label: text('undo'), run: () => void takeBack(document) },
      }),
    });
    if (isCut) alert({ severity: 'error', text: text('cut') });
  };

  const documentOf = async (input: Said) => {
    if (way === 'kept') return { id: input.document ?? '', error: undefined };
    const before = input.supersedes ? { id: input.supersedes, name: nameOf(input.supersedes) } : null;
    const pasted = new File([input.pasted ?? ''], `${text('pastedName')}.txt`, { type: 'text/plain' });
    return add(record.id, way === 'paste' ? pasted : (picked ?? pasted), before);
  };

  const submit = async (input: Said): Promise<Outcome> => {
    const { id, error } = await documentOf(input);
    const answer = id === undefined ? { error } : await read(id);
    end();
    if (answer.error) return answer.error.code === 'cancelled' ? undefined : answer.error;
    if (id !== undefined && 'counts' in answer && answer.counts) say(id, answer.counts);
    return onClose;
  };

  return (
    <Dialog open form title={text('read')} onClose={onClose} width="comparison">
      <Box sx={{ marginBlock: 1 }}>
        <Segments
          label={text('way')}
          choices={ways.map((value) => ({ value, label: text(`way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
      </Box>
      <Form<Said> key={way} schema={schemas[way]} onSubmit={submit} onCancel={onClose}>
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          {way === 'file' && <FileField label={text('file')} picked={picked} onPick={pick} />}
          {way === 'paste' && <LongTextField name="pasted" label={text('pasted')} rows={8} />}
          {way === 'kept' && <ChoiceField name="document" label={text('document')} choices={ids} text={nameOf} />}
          {way !== 'kept' && ids.length > 0 && (
            <ChoiceField
              name="supersedes"
              label={text('supersedes')}
              help={text('supersedesHelp')}
              choices={ids}
              text={nameOf}
            />
          )}
          {progress ? (
            <>
              <ReadingProgress progress={progress} />
              <Button onClick={stop} sx={{ justifySelf: 'end' }}>
                {text('stop')}
              </Button>
            </>
          ) : (
            <FormActions
              submit={text('start')}
              cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })}
              start={way === 'kept' ? <TakeBack onDone={onClose} /> : undefined}
            />
          )}
        </Box>
      </Form>
    </Dialog>
  );
};

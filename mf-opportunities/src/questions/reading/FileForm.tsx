import { endingOf, type InputFrom, text as line, object, recordId } from '@bidwright/contract-kit';
import { maxQuestionFileBytes } from '@bidwright/contract-opportunities';
import { ChoiceField, Form, FormActions, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Segments } from '@bidwright/remote-kit/ui';
import { type ReactNode, useState } from 'react';
import { FileField } from '../../opportunities/bid/cards/documents/FileField.tsx';
import { useDocumentsOf } from '../../opportunities/bid/cards/documents/useDocumentsOf.ts';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { useQuestionText } from '../useQuestionText.ts';

const ways = ['file', 'kept'] as const;

const said = object({ documentName: line(255), document: recordId('documents') });
const schemas = {
  file: said.shape({ documentName: line(255).required() }),
  kept: said.shape({ document: recordId('documents').required() }),
};
type Said = InputFrom<typeof said>;

/** A file to be sent, or a document that is there. */
export type Source = { file: File } | { document: string };

interface FileFormProps {
  record: OpportunityRecord;
  /** How far it has come, while it is read. */
  waiting: ReactNode;
  onBegin: (source: Source) => Promise<Outcome>;
  onCancel: () => void;
}

const endings = ['xlsx', 'docx'];
const isList = (name: string | null) => endings.includes(endingOf(name ?? ''));

/** Asks for the file of a list. */
export const FileForm = ({ record, waiting, onBegin, onCancel }: FileFormProps) => {
  const intl = useIntl();
  const text = useQuestionText();
  const { rows = [] } = useDocumentsOf(record.id);
  const documents = rows.filter(({ documentName }) => isList(documentName));
  const [way, setWay] = useState<(typeof ways)[number]>('file');
  const [picked, pick] = useState<File>();
  const nameOf = (id: string) => {
    const found = documents.find((one) => one.id === id);
    return found?.name ?? found?.documentName ?? id;
  };
  const begin = async ({ document }: Said): Promise<Outcome> => {
    if (way === 'kept') return document ? onBegin({ document }) : undefined;
    if (!picked) return undefined;
    const outcome = await onBegin({ file: picked });
    if (!outcome || typeof outcome === 'function' || !outcome.fields?.document) return outcome;
    // What is wrong with the file stands at the field that names it.
    const { document: fault, ...fields } = outcome.fields;
    return { ...outcome, fields: { ...fields, documentName: fault } };
  };
  return (
    <>
      {documents.length > 0 && (
        <Box sx={{ marginBlock: 1 }}>
          <Segments
            label={text('way')}
            choices={ways.map((value) => ({ value, label: text(`way.${value}`) }))}
            value={way}
            onChange={setWay}
          />
        </Box>
      )}
      <Form<Said> key={way} schema={schemas[way]} onSubmit={begin} onCancel={onCancel}>
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          {way === 'file' ? (
            <FileField
              label={text('file')}
              endings={endings}
              maxBytes={maxQuestionFileBytes}
              picked={picked}
              onPick={pick}
            />
          ) : (
            <ChoiceField
              name="document"
              label={text('document')}
              choices={documents.map(({ id }) => id)}
              text={nameOf}
            />
          )}
          {waiting ?? (
            <FormActions submit={text('start')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
          )}
        </Box>
      </Form>
    </>
  );
};

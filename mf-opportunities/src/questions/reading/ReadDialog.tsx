import type { QuestionTables } from '@bidwright/contract-opportunities';
import type { Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, ProgressLine } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { useQuestionText } from '../useQuestionText.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { FileForm, type Source } from './FileForm.tsx';
import { type Columns, useReadingList } from './useReadingList.ts';

interface ReadDialogProps {
  record: OpportunityRecord;
  /** A list was read: the page shows it. */
  onRead: (document: string) => void;
  onClose: () => void;
}

/** Asks for a list of questions, where in it they stand if its headings do not say, and reads it. */
export const ReadDialog = ({ record, onRead, onClose }: ReadDialogProps) => {
  const intl = useIntl();
  const text = useQuestionText();
  const alert = useAlert();
  const [looked, setLooked] = useState<{ document: string; tables: QuestionTables }>();
  const { progress, send, lookAt, read, end, stop } = useReadingList();

  const readAll = async (document: string, columns: Columns): Promise<Outcome> => {
    const { found, error } = await read(document, columns);
    end();
    if (error) return error;
    alert({ severity: 'success', text: text('done', { found: found ?? 0 }) });
    onRead(document);
    return onClose;
  };

  const begin = async (source: Source): Promise<Outcome> => {
    const answer = 'file' in source ? await send(record.id, source.file) : await lookAt(source.document);
    if (answer.error) {
      end();
      return answer.error.code === 'cancelled' ? undefined : answer.error;
    }
    const { document, tables } = answer;
    const { at: sheet, question, answer: into } = tables.tables.find(({ at }) => at === tables.sure) ?? {};
    if (sheet && question && into) return readAll(document, { sheet, question, answer: into });
    end();
    return () => setLooked({ document, tables });
  };

  const part = progress && 'part' in progress ? progress.part : 0;
  const waiting = progress && (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ProgressLine part={part}>
        {text(`progress.${progress.at}`, {
          percent: intl.formatNumber(part, { style: 'percent' }),
          found: progress.at === 'reading' ? progress.found : 0,
        })}
      </ProgressLine>
      <Button onClick={stop} sx={{ justifySelf: 'end' }}>
        {text('stop')}
      </Button>
    </Box>
  );
  return (
    <Dialog open form title={text('read')} onClose={onClose} width="comparison">
      {looked ? (
        <ColumnsForm
          tables={looked.tables.tables}
          waiting={waiting}
          onRead={(columns) => readAll(looked.document, columns)}
          onCancel={onClose}
        />
      ) : (
        <FileForm record={record} waiting={waiting} onBegin={begin} onCancel={onClose} />
      )}
    </Dialog>
  );
};

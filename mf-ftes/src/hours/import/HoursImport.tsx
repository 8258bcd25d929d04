import { actuals } from '@bidwright/contract-ftes';
import { FillButton } from '@bidwright/remote-kit/importing';
import { FormattedMessage, useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, FileInput, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { useRef } from 'react';
import { useHoursSheet } from '../api.ts';
import { HoursOutcome } from './HoursOutcome.tsx';
import { HoursProgress } from './HoursProgress.tsx';
import { PastImports, UndoImport } from './undo.ts';
import { useHoursImport } from './useHoursImport.ts';

/** The table, what would become of its rows, and the import itself. */
export const HoursImport = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const input = useRef<HTMLInputElement>(null);
  const language = useLanguage();
  const [sheet] = useHoursSheet();
  const importing = useHoursImport();
  const { file, tried, progress, job, error, isBusy, take, run } = importing;
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `ftes.import.${id}` }, values);
  const faults = Object.values(error?.fields ?? {}).map(fieldMessage);
  const months = tried ? tried.counts.created + tried.counts.changed : 0;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error && (
        <Alert severity="error">
          {faults.join(' ') || errorText(error)} {progress && text('cut')}
        </Alert>
      )}
      <SectionCard title={text('file')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <FileInput ref={input} label={text('file')} accept=".csv,.xlsx" onFile={(file) => void take(file)} />
          <Button
            variant={file ? 'outlined' : 'contained'}
            startIcon={<Upload />}
            loading={isBusy}
            onClick={() => input.current?.click()}
          >
            {text(file ? 'another' : 'choose')}
          </Button>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {file ? (
              <FormattedMessage id="ftes.import.read" values={{ name: <bdi>{file.name}</bdi>, rows: file.rows }} />
            ) : (
              text('kinds')
            )}
          </Box>
        </Box>
        {!file && (
          <Box>
            <FillButton title={text('file')} ask={() => sheet({ language })} />
          </Box>
        )}
      </SectionCard>
      {!file && !isBusy && <PastImports col={actuals.name} />}
      {isBusy && !tried && <LoadingRows rows={2} />}
      {tried && !progress && (
        <SectionCard title={text('tried')}>
          <HoursOutcome tried={tried} counts={tried.counts} />
          <Button
            variant="contained"
            disabled={months === 0}
            loading={isBusy}
            onClick={() => void run()}
            sx={{ marginBlockStart: 2 }}
          >
            {text('run', { count: months })}
          </Button>
        </SectionCard>
      )}
      {tried && progress && (
        <SectionCard title={text('result')}>
          {!progress.isOver && <HoursProgress done={progress.done} total={tried.records} />}
          {!progress.isOver && !isBusy && (
            <Button variant="contained" onClick={() => void run()}>
              {text('goOn')}
            </Button>
          )}
          {progress.isOver && <HoursOutcome tried={tried} counts={progress.counts} />}
          {job && <UndoImport job={job} />}
        </SectionCard>
      )}
    </Box>
  );
};

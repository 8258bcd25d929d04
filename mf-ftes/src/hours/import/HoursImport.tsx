import { actuals, hourColumns } from '@bidwright/contract-ftes';
import { DateOrders, FileChoice, FillButton, MappingTable } from '@bidwright/remote-kit/importing';
import { FormattedMessage, useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Card, JobBar, LoadingRows } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import { useHoursSheet } from '../api.ts';
import { guessedColumns, lackingIn } from './columns.ts';
import { HoursActions } from './HoursActions.tsx';
import { HoursOutcome } from './HoursOutcome.tsx';
import { PastImports, UndoImport } from './undo.ts';
import { useHoursImport } from './useHoursImport.ts';

/** The table, what its columns hold, what would become of its rows, and the import itself. */
export const HoursImport = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const language = useLanguage();
  const [sheet] = useHoursSheet();
  const nameOf = (field: string) => intl.formatMessage({ id: `ftes.column.${field}` });
  const importing = useHoursImport((columns) => guessedColumns(columns, nameOf));
  const { file, mapping, setMapping, tried, progress, job, error, isBusy, take, attempt, stop } = importing;
  const faults = Object.values(error?.fields ?? {}).map(fieldMessage);
  const lacking = lackingIn(mapping);
  return (
    <Card sx={{ display: 'grid', gap: 2, padding: 2 }}>
      {error && <Alert severity="error">{faults.join(' ') || errorText(error)}</Alert>}
      <FileChoice file={file} busy={isBusy} onFile={(chosen) => void take(chosen)} />
      {!file && (
        <Box>
          <FillButton title={intl.formatMessage({ id: 'ftes.import.file' })} ask={() => sheet({ language })} />
        </Box>
      )}
      {!file && !isBusy && <PastImports col={actuals.name} />}
      {file && !progress && (
        <>
          {lacking.length > 0 && (
            <Alert severity="info">
              <FormattedMessage id="ftes.hours.oneColumn" values={{ name: intl.formatList(lacking.map(nameOf)) }} />
            </Alert>
          )}
          <MappingTable target={{ fields: hourColumns, nameOf }} mapping={mapping} onChange={setMapping} />
        </>
      )}
      {file && isBusy && !tried && <LoadingRows rows={2} />}
      {tried && !progress && (
        <DateOrders
          refused={tried.refusedRows.map(({ faults }) => ({ id: null, outcome: 'refused', fields: faults }))}
          onChoose={(_column, dates) => void attempt({ dates })}
        />
      )}
      {tried && !progress && <HoursOutcome title="kit.import.tried" tried={tried} counts={tried.counts} />}
      {tried && progress && !progress.isOver && (
        // One that was stopped and goes on can be stopped again.
        <JobBar
          key={String(isBusy)}
          job={{ done: progress.done, total: tried.records }}
          onStop={isBusy ? stop : undefined}
        />
      )}
      {progress && !progress.isOver && !isBusy && (
        <Alert severity="warning">
          <FormattedMessage id="ftes.import.cut" />
        </Alert>
      )}
      {tried && progress?.isOver && <HoursOutcome title="kit.import.result" tried={tried} counts={progress.counts} />}
      {job && <UndoImport job={job} />}
      <HoursActions importing={importing} isMapped={lacking.length === 0} />
    </Card>
  );
};

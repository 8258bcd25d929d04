import type { DateOrder, ImportFile, Job } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useJob, useJobCalls } from '../../../api.ts';
import { JobProgress } from '../jobs/JobProgress.tsx';
import { FileChoice } from './FileChoice.tsx';
import { guessed } from './guessed.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import type { ImportTarget, Mapping } from './ImportTarget.ts';
import { MappingTable } from './MappingTable.tsx';
import { isFilled, MatchChoice } from './MatchChoice.tsx';
import { SheetToFill } from './sheet.ts';
import { PastImports } from './undo.ts';

const isGoing = (job: Job | undefined) => job?.state === 'queued' || job?.state === 'running';

/** A table comes in: the file, which column fills which field, what would become of each row, and the import itself. */
export const TableImport = ({ target }: { target: ImportTarget }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const calls = useJobCalls();
  const [file, setFile] = useState<ImportFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [clears, setClears] = useState(false);
  const [match, setMatch] = useState<readonly string[]>();
  const [dates, setDates] = useState<Record<string, DateOrder>>();
  const [tryId, setTryId] = useState<string>();
  const [runId, setRunId] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const tried = useJob(tryId);
  const run = useJob(runId);

  const guess = (columns: readonly string[]) => {
    const { fields, nameOf, wordsOf = () => [] } = target;
    return guessed(
      columns,
      fields.map((field) => ({ field, name: nameOf(field), words: wordsOf(field) })),
    );
  };
  const act = async (doing: () => Promise<string | undefined>) => {
    setBusy(true);
    setFault(undefined);
    setFault(await doing());
    setBusy(false);
  };
  const attempt = async (
    of: ImportFile,
    given: Mapping | undefined,
    empties: boolean,
    by?: readonly string[],
    orders?: Record<string, DateOrder>,
  ) => {
    setTryId(undefined);
    const { data, error } = await calls.tryImport({
      col: target.col,
      ...(target.sub && { sub: target.sub }),
      file: of.id,
      mapping: given,
      match: by && [...by],
      dates: orders,
      empty: empties ? 'clear' : 'keep',
    });
    setMapping(given ?? data?.mapping ?? Object.fromEntries(of.columns.map((column) => [column, null])));
    setTryId(data?.id);
    return error && errorText(error);
  };
  const take = (chosen: File) =>
    act(async () => {
      const { data, error } = await calls.sendTable(chosen);
      setRunId(undefined);
      setMatch(undefined);
      setDates(undefined);
      setFile(data);
      return data ? attempt(data, guess(data.columns), clears) : errorText(error);
    });
  const order = (column: string, first: DateOrder) =>
    act(async () => {
      const orders = { ...dates, [column]: first };
      setDates(orders);
      return file && attempt(file, mapping, clears, match, orders);
    });
  const begin = () =>
    act(async () => {
      const { data, error } = await calls.runImport(tryId ?? '');
      setRunId(data?.id);
      return error && errorText(error);
    });

  const writable = (tried?.counts.created ?? 0) + (tried?.counts.changed ?? 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fault && <Alert severity="error">{fault}</Alert>}
      <SectionCard title={intl.formatMessage({ id: 'opportunities.import.file' })}>
        <FileChoice file={file} busy={busy} onFile={(chosen) => void take(chosen)} />
        {!file && (
          <SheetToFill
            col={target.col}
            sub={target.sub}
            title={target.title}
            fields={target.fields}
            nameOf={target.nameOf}
          />
        )}
      </SectionCard>
      {!file && <PastImports col={target.col} sub={target.sub} />}
      {file && mapping && !runId && (
        <SectionCard title={intl.formatMessage({ id: 'opportunities.import.mapping' })}>
          <MappingTable
            target={target}
            mapping={mapping}
            onChange={(next) => {
              setTryId(undefined);
              setMatch((now) => now && (isFilled(next, now) ? now : undefined));
              setMapping(next);
            }}
          />
          <MatchChoice
            target={target}
            mapping={mapping}
            value={match}
            onChange={(next) => {
              setTryId(undefined);
              setMatch(next);
            }}
          />
          <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'center', marginBlock: 2 }}>
            <input
              type="checkbox"
              checked={clears}
              onChange={({ target }) => {
                setTryId(undefined);
                setClears(target.checked);
              }}
            />
            <FormattedMessage id="opportunities.import.clears" />
          </Box>
          <Button
            variant={tryId ? 'outlined' : 'contained'}
            loading={busy}
            onClick={() => void act(() => attempt(file, mapping, clears, match, dates))}
          >
            <FormattedMessage id="opportunities.import.try" />
          </Button>
        </SectionCard>
      )}
      {tryId && !runId && (
        <SectionCard title={intl.formatMessage({ id: 'opportunities.import.tried' })}>
          {!tried && <LoadingRows rows={1} />}
          {tried && isGoing(tried) && <JobProgress job={tried} />}
          {tried && !isGoing(tried) && (
            <ImportOutcome job={tried} seen={target.seen} onOrder={(column, first) => void order(column, first)} />
          )}
          {tried?.state === 'done' && (
            <Button
              variant="contained"
              disabled={writable === 0}
              loading={busy}
              onClick={() => void begin()}
              sx={{ marginBlockStart: 2 }}
            >
              <FormattedMessage id="opportunities.import.run" values={{ count: writable }} />
            </Button>
          )}
        </SectionCard>
      )}
      {runId && (
        <SectionCard title={intl.formatMessage({ id: 'opportunities.import.result' })}>
          {!run && <LoadingRows rows={1} />}
          {run && (isGoing(run) ? <JobProgress job={run} /> : <ImportOutcome job={run} seen={target.seen} />)}
        </SectionCard>
      )}
    </Box>
  );
};

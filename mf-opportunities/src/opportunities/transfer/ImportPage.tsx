import { has, type ImportFile, type Job } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, LoadingRows, Page, SectionCard } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useJob, useJobCalls } from '../../api.ts';
import { JobProgress } from '../jobs/JobProgress.tsx';
import { NotPermitted } from '../NotPermitted.tsx';
import { useParents } from '../useParents.ts';
import { FileChoice } from './FileChoice.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { type Mapping, MappingTable } from './MappingTable.tsx';

const isGoing = (job: Job | undefined) => job?.state === 'queued' || job?.state === 'running';

/** A table of bids comes in: the file, which column fills which field, what would become of each row, and the import itself. */
export const ImportPage = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const person = usePerson();
  const parents = useParents();
  const calls = useJobCalls();
  const [file, setFile] = useState<ImportFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [clears, setClears] = useState(false);
  const [tryId, setTryId] = useState<string>();
  const [runId, setRunId] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const tried = useJob(tryId);
  const run = useJob(runId);
  const title = intl.formatMessage({ id: 'opportunities.import.title' });
  if (!has(person)) return <NotPermitted title={title} />;

  const act = async (doing: () => Promise<string | undefined>) => {
    setBusy(true);
    setFault(undefined);
    setFault(await doing());
    setBusy(false);
  };
  const attempt = async (of: ImportFile, given: Mapping | undefined, empties: boolean) => {
    setTryId(undefined);
    const { data, error } = await calls.tryImport({
      col: opportunities.name,
      file: of.id,
      mapping: given,
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
      setFile(data);
      return data ? attempt(data, undefined, clears) : errorText(error);
    });
  const begin = () =>
    act(async () => {
      const { data, error } = await calls.runImport(tryId ?? '');
      setRunId(data?.id);
      return error && errorText(error);
    });

  const writable = (tried?.counts.created ?? 0) + (tried?.counts.changed ?? 0);
  return (
    <Page title={title} parents={parents} width="form">
      <Box sx={{ display: 'grid', gap: 2 }}>
        {fault && <Alert severity="error">{fault}</Alert>}
        <SectionCard title={intl.formatMessage({ id: 'opportunities.import.file' })}>
          <FileChoice file={file} busy={busy} onFile={(chosen) => void take(chosen)} />
        </SectionCard>
        {file && mapping && !runId && (
          <SectionCard title={intl.formatMessage({ id: 'opportunities.import.mapping' })}>
            <MappingTable
              mapping={mapping}
              onChange={(next) => {
                setTryId(undefined);
                setMapping(next);
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
              onClick={() => void act(() => attempt(file, mapping, clears))}
            >
              <FormattedMessage id="opportunities.import.try" />
            </Button>
          </SectionCard>
        )}
        {tryId && !runId && (
          <SectionCard title={intl.formatMessage({ id: 'opportunities.import.tried' })}>
            {!tried && <LoadingRows rows={1} />}
            {tried && isGoing(tried) && <JobProgress job={tried} />}
            {tried && !isGoing(tried) && <ImportOutcome job={tried} />}
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
            {run && (isGoing(run) ? <JobProgress job={run} /> : <ImportOutcome job={run} />)}
          </SectionCard>
        )}
      </Box>
    </Page>
  );
};

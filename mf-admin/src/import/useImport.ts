import {
  type ErrorInfo,
  type ImportFile,
  type Job,
  outcomes,
  type RecordResult,
  type TryImport,
} from '@bidwright/contract-kit';
import { useEffect, useRef, useState } from 'react';
import { useJob, useJobCalls } from '../api.ts';

/** By column of the file the field that it fills; null for none. */
export type Mapping = Record<string, string | null>;

export const isGoing = (job: Job | undefined): boolean => job?.state === 'queued' || job?.state === 'running';

/** The rows of a job that were refused, once it is over. */
const useRefused = (job: Job | undefined): RecordResult[] => {
  const { results } = useJobCalls();
  const [found, setFound] = useState<{ id: string; rows: RecordResult[] }>();
  const asked = useRef<string>(undefined);
  const id = job && !isGoing(job) ? job.id : undefined;
  useEffect(() => {
    // Asking draws the page anew: without this it would ask again each time.
    if (!id || asked.current === id) return;
    asked.current = id;
    const bad = outcomes.filter((outcome) => ['refused', 'conflict', 'missing'].includes(outcome));
    void results(id, bad).then(({ data = [] }) => setFound({ id, rows: data }));
  }, [id, results]);
  return found && found.id === id ? found.rows : [];
};

/** A table on its way into a collection: the file, what its columns fill, what would become of its rows, and what did. */
export const useImport = ({ col, sub }: Pick<TryImport, 'col' | 'sub'>) => {
  const calls = useJobCalls();
  const [file, setFile] = useState<ImportFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [tryId, setTryId] = useState<string>();
  const [runId, setRunId] = useState<string>();
  const [fault, setFault] = useState<ErrorInfo>();
  const [busy, setBusy] = useState(false);
  const tried = useJob(tryId);
  const run = useJob(runId);

  const act = async (doing: () => Promise<ErrorInfo | undefined>) => {
    setBusy(true);
    setFault(undefined);
    setFault(await doing());
    setBusy(false);
  };
  const attempt = async (of: ImportFile, given?: Mapping) => {
    setTryId(undefined);
    const { data, error } = await calls.tryImport({
      col,
      ...(sub && { sub }),
      file: of.id,
      mapping: given,
      empty: 'keep',
    });
    setMapping(given ?? data?.mapping ?? Object.fromEntries(of.columns.map((column) => [column, null])));
    setTryId(data?.id);
    return error;
  };
  return {
    file,
    mapping,
    tried,
    run,
    fault,
    busy,
    refused: useRefused(run ?? tried),
    take: (chosen: File) =>
      act(async () => {
        const { data, error } = await calls.sendTable(chosen);
        setRunId(undefined);
        setFile(data);
        return data ? attempt(data) : error;
      }),
    map: (next: Mapping) => {
      setTryId(undefined);
      setMapping(next);
    },
    again: () => act(async () => file && attempt(file, mapping)),
    begin: () =>
      act(async () => {
        const { data, error } = await calls.runImport(tryId ?? '');
        setRunId(data?.id);
        return error;
      }),
  };
};

import {
  type DateOrder,
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

/** What a column says, whatever its case, spaces and marks. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Columns that the service did not know by the fields' names, by what the fields are called in the person's language. */
const byLabels = (mapping: Mapping, labels: Readonly<Record<string, string>>): Mapping => {
  const fields = new Map(Object.entries(labels).map(([field, label]) => [letters(label), field]));
  const taken = new Set(Object.values(mapping));
  return Object.fromEntries(
    Object.entries(mapping).map(([column, field]) => {
      const found = field ?? fields.get(letters(column)) ?? null;
      if (field || !found || taken.has(found)) return [column, field];
      taken.add(found);
      return [column, found];
    }),
  );
};

type Wanted = Pick<TryImport, 'col' | 'sub'> & { labels: Readonly<Record<string, string>> };

/** A table on its way into a collection: the file, what its columns fill, what would become of its rows, and what did. */
export const useImport = ({ col, sub, labels }: Wanted) => {
  const calls = useJobCalls();
  const [file, setFile] = useState<ImportFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [dates, setDates] = useState<Record<string, DateOrder>>();
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
  const attempt = async (
    of: ImportFile,
    given?: Mapping,
    orders?: Record<string, DateOrder>,
  ): Promise<ErrorInfo | undefined> => {
    setTryId(undefined);
    const { data, error } = await calls.tryImport({
      col,
      ...(sub && { sub }),
      file: of.id,
      mapping: given,
      dates: orders,
      empty: 'keep',
    });
    // Where no column has the name of a field the service does not even begin.
    const known = data?.mapping ?? Object.fromEntries(of.columns.map((column) => [column, null]));
    const named = given ? known : byLabels(known, labels);
    if (JSON.stringify(named) !== JSON.stringify(known)) return attempt(of, named, orders);
    setMapping(given ?? known);
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
        setDates(undefined);
        setFile(data);
        return data ? attempt(data) : error;
      }),
    /** What it came from has changed: nothing of it may be imported any more. */
    forget: () => {
      setFile(undefined);
      setTryId(undefined);
      setRunId(undefined);
      setFault(undefined);
    },
    map: (next: Mapping) => {
      setTryId(undefined);
      setMapping(next);
    },
    again: () => act(async () => file && attempt(file, mapping, dates)),
    order: (column: string, order: DateOrder) =>
      act(async () => {
        const orders = { ...dates, [column]: order };
        setDates(orders);
        return file && attempt(file, mapping, orders);
      }),
    begin: () =>
      act(async () => {
        const { data, error } = await calls.runImport(tryId ?? '');
        setRunId(data?.id);
        return error;
      }),
  };
};

import type { ImportedHours, TriedHours } from '@bidwright/contract-ftes';
import type { DateOrder, ErrorInfo, ImportFile } from '@bidwright/contract-kit';
import type { Mapping } from '@bidwright/remote-kit/importing';
import { useDirtyForm } from '@bidwright/shell-api';
import { useRef, useState } from 'react';
import { useImportHours, useJob, useTableCalls, useTryHours } from '../api.ts';
import { lackingIn } from './columns.ts';

type Counts = ImportedHours['counts'];

interface Progress {
  /** Of people and bids. */
  done: number;
  counts: Counts;
  isOver: boolean;
  /** The job that takes it back. */
  job?: string;
}

/** What is said of a table beside its rows. */
interface TableSaid {
  mapping: Mapping;
  /** What comes first in its days. */
  dates?: DateOrder;
}

/** What a table would do, read by what is said of it. */
interface Trial {
  of: TableSaid;
  tried?: TriedHours;
}

const none: Counts = { created: 0, changed: 0, unchanged: 0 };

const added = (a: Counts, b: Counts): Counts => ({
  created: a.created + b.created,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
});

/** A table of hours on its way in: sent, its columns named, tried, and brought in part by part. */
export const useHoursImport = (guess: (columns: readonly string[]) => Mapping) => {
  const { sendTable } = useTableCalls();
  const [tryHours] = useTryHours();
  const [importHours] = useImportHours();
  const [file, setFile] = useState<ImportFile>();
  const [said, setSaid] = useState<TableSaid>({ mapping: {} });
  const [trial, setTrial] = useState<Trial>();
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState<ErrorInfo>();
  const [isBusy, setIsBusy] = useState(false);
  const isStopped = useRef(false);
  // Who leaves meanwhile leaves the rest behind.
  useDirtyForm(isBusy && progress !== undefined);
  // A trial of what was said before, which may be answered after a change, counts no more.
  const tried = trial?.of === said ? trial.tried : undefined;

  const attemptWith = async ({ id }: ImportFile, of: TableSaid) => {
    const found = await tryHours({ file: id, ...of });
    setTrial({ of, tried: found.data });
    setError(found.error);
  };

  const take = async (chosen: File) => {
    setIsBusy(true);
    setTrial(undefined);
    setProgress(undefined);
    const sent = await sendTable(chosen);
    setFile(sent.data);
    setError(sent.error);
    if (sent.data) {
      const first = { mapping: guess(sent.data.columns) };
      setSaid(first);
      if (lackingIn(first.mapping).length === 0) await attemptWith(sent.data, first);
    }
    setIsBusy(false);
  };

  const attempt = async (part: Partial<TableSaid> = {}) => {
    if (!file) return;
    const next = { ...said, ...part };
    setSaid(next);
    setIsBusy(true);
    await attemptWith(file, next);
    setIsBusy(false);
  };

  /** From the beginning, or from where it was cut short. */
  const run = async () => {
    if (!file) return;
    setIsBusy(true);
    setError(undefined);
    isStopped.current = false;
    let { done, counts, job }: Omit<Progress, 'isOver'> = progress ?? { done: 0, counts: none };
    setProgress({ done, counts, job, isOver: false });
    for (let from: number | null = done; from !== null && !isStopped.current; ) {
      const { data, error: failed } = await importHours({ file: file.id, ...said, from });
      if (failed) {
        setError(failed);
        break;
      }
      counts = added(counts, data.counts);
      done = data.next ?? data.records;
      from = data.next;
      job = data.import;
      setProgress({ done, counts, job, isOver: from === null });
    }
    setIsBusy(false);
  };
  // There is one only where something was written, and what it can do is known once all is in.
  const hasWritten = progress?.isOver && progress.counts.created + progress.counts.changed > 0;
  const job = useJob(hasWritten ? progress.job : undefined);
  /** What is on its way is still written. */
  const stop = () => {
    isStopped.current = true;
  };
  const setMapping = (mapping: Mapping) => setSaid((now) => ({ ...now, mapping }));
  return { file, mapping: said.mapping, setMapping, tried, progress, job, error, isBusy, take, attempt, run, stop };
};

import type { ImportedHours, TriedHours } from '@bidwright/contract-ftes';
import type { ErrorInfo, ImportFile } from '@bidwright/contract-kit';
import { useDirtyForm } from '@bidwright/shell-api';
import { useState } from 'react';
import { useImportHours, useJob, useTableCalls, useTryHours } from '../api.ts';

type Counts = ImportedHours['counts'];

interface Progress {
  /** Of people and bids. */
  done: number;
  counts: Counts;
  isOver: boolean;
  /** The job that takes it back. */
  job?: string;
}

const none: Counts = { created: 0, changed: 0, unchanged: 0 };

const added = (a: Counts, b: Counts): Counts => ({
  created: a.created + b.created,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
});

/** A table of hours on its way in: sent, tried, and brought in part by part. */
export const useHoursImport = () => {
  const { sendTable } = useTableCalls();
  const [tryHours] = useTryHours();
  const [importHours] = useImportHours();
  const [file, setFile] = useState<ImportFile>();
  const [tried, setTried] = useState<TriedHours>();
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState<ErrorInfo>();
  const [isBusy, setIsBusy] = useState(false);
  // Who leaves meanwhile leaves the rest behind.
  useDirtyForm(isBusy && progress !== undefined);

  const take = async (chosen: File) => {
    setIsBusy(true);
    setTried(undefined);
    setProgress(undefined);
    const sent = await sendTable(chosen);
    setFile(sent.data);
    const found = sent.data && (await tryHours({ file: sent.data.id }));
    setTried(found?.data);
    setError(sent.error ?? found?.error);
    setIsBusy(false);
  };

  /** From the beginning, or from where it was cut short. */
  const run = async () => {
    if (!file) return;
    setIsBusy(true);
    setError(undefined);
    let { done, counts, job }: Omit<Progress, 'isOver'> = progress ?? { done: 0, counts: none };
    setProgress({ done, counts, job, isOver: false });
    for (let from: number | null = done; from !== null; ) {
      const { data, error: failed } = await importHours({ file: file.id, from });
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
  return { file, tried, progress, job, error, isBusy, take, run };
};

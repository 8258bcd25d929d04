import type { ErrorInfo, Job, RecordResult } from '@bidwright/contract-kit';
import { useEffect, useRef, useState } from 'react';
import type { jobHooks } from '../store/jobHooks.ts';

/** The hooks for the jobs of a service. */
export type Jobs = Pick<ReturnType<typeof jobHooks>, 'useJob' | 'useJobCalls'>;

export const isGoing = (job: Job | undefined): boolean => job?.state === 'queued' || job?.state === 'running';

/** The records that an undo leaves as they are, once it is over. */
const useLeft = ({ useJobCalls }: Jobs, job: Job | undefined): readonly RecordResult[] => {
  const { results } = useJobCalls();
  const [found, setFound] = useState<{ id: string; rows: RecordResult[] }>();
  const asked = useRef<string>(undefined);
  const id = job && !isGoing(job) ? job.id : undefined;
  useEffect(() => {
    // Asking draws the page anew: without this it would ask again each time.
    if (!id || asked.current === id) return;
    asked.current = id;
    void results(id, ['refused', 'conflict', 'missing']).then(({ data = [] }) => setFound({ id, rows: data }));
  }, [id, results]);
  return found && found.id === id ? found.rows : [];
};

/** An import on its way back: what would become of its records, and what did. */
export const useUndo = (jobs: Jobs, imported: string) => {
  const calls = jobs.useJobCalls();
  const [tryId, setTryId] = useState<string>();
  const [runId, setRunId] = useState<string>();
  const [fault, setFault] = useState<ErrorInfo>();
  const [isAsking, setIsAsking] = useState(false);
  const tried = jobs.useJob(tryId);
  const run = jobs.useJob(runId);
  const shown = run ?? tried;

  const begin = async (preview: boolean, keep: (id: string | undefined) => void) => {
    setIsAsking(true);
    const { data, error } = await calls.undoImport({ id: imported, preview });
    setFault(error);
    keep(data?.id);
    setIsAsking(false);
  };
  return {
    tried,
    run,
    fault,
    isBusy: isAsking || isGoing(shown) || (runId !== undefined && !run) || (tryId !== undefined && !tried),
    left: useLeft(jobs, shown),
    attempt: () => begin(true, setTryId),
    takeBack: () => begin(false, setRunId),
    leave: () => setTryId(undefined),
    stop: () => shown && calls.cancel(shown.id),
  };
};

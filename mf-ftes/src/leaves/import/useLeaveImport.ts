import { leaves } from '@bidwright/contract-ftes';
import type { ErrorInfo, ImportFile, Job, RecordResult } from '@bidwright/contract-kit';
import { jobHooks } from '@bidwright/remote-kit/store';
import { useEffect, useState } from 'react';
import { ftes } from '../../api.ts';

export const jobs = jobHooks(ftes);

const isOver = (job: Job | undefined) => job !== undefined && job.state !== 'queued' && job.state !== 'running';

/** A table of leave on its way in: what would become of its rows, and what did. */
export const useLeaveImport = () => {
  const calls = jobs.useJobCalls();
  const [file, setFile] = useState<ImportFile>();
  const [tryId, setTryId] = useState<string>();
  const [runId, setRunId] = useState<string>();
  const [fault, setFault] = useState<ErrorInfo>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly RecordResult[]>([]);
  const tried = jobs.useJob(tryId);
  const run = jobs.useJob(runId);
  const shown = run ?? tried;
  const over = isOver(shown) ? shown?.id : undefined;

  useEffect(() => {
    let isAsked = true;
    const find = async (id: string) => {
      const { data = [] } = await calls.results(id, ['refused', 'conflict', 'missing']);
      if (isAsked) setRefused(data);
    };
    if (over) void find(over);
    return () => {
      isAsked = false;
    };
    // Its calls are new ones at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [over]);

  const act = async (doing: () => Promise<ErrorInfo | undefined>) => {
    setBusy(true);
    setFault(undefined);
    setRefused([]);
    setFault(await doing());
    setBusy(false);
  };
  return {
    file,
    shown: over ? shown : undefined,
    run,
    busy: busy || (shown !== undefined && !over),
    fault,
    refused,
    take: (chosen: File) =>
      act(async () => {
        setTryId(undefined);
        setRunId(undefined);
        const sent = await calls.sendTable(chosen);
        setFile(sent.data);
        if (!sent.data) return sent.error;
        const { data, error } = await calls.tryImport({ col: leaves.name, file: sent.data.id });
        setTryId(data?.id);
        return error;
      }),
    begin: () =>
      act(async () => {
        const { data, error } = await calls.runImport(tryId ?? '');
        setRunId(data?.id);
        return error;
      }),
  };
};

import type { Job, RecordResult } from '@bidwright/contract-kit';
import { useEffect, useState } from 'react';
import { useJobCalls } from '../../api.ts';

/** The records of a job that were not written, once it is over. */
export const useFailures = (job: Job | undefined): RecordResult[] => {
  const { results } = useJobCalls();
  const [found, setFound] = useState<{ id: string; results: RecordResult[] }>();
  const id = job && job.state !== 'queued' && job.state !== 'running' ? job.id : undefined;
  useEffect(() => {
    if (!id || found?.id === id) return;
    void results(id, ['refused', 'conflict', 'missing']).then(({ data }) => setFound({ id, results: data ?? [] }));
  }, [id, found, results]);
  return found && found.id === id ? found.results : [];
};

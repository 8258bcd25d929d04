import type { Counts, Job, Outcome, RecordResult } from '@bidwright/contract-kit';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, JobBar } from '@bidwright/remote-kit/ui';
import { useEffect, useRef } from 'react';
import { useJob, useJobCalls } from '../api.ts';

const notWritten: Outcome[] = ['refused', 'conflict', 'missing'];

interface ChangeJobProps {
  started: Job;
  /** It is over: what it came to, and the first of those that were not changed. */
  onOver: (counts: Counts, left: readonly RecordResult[]) => void;
}

/** How far a change of many texts has come, and a way to stop it. */
export const ChangeJob = ({ started, onOver }: ChangeJobProps) => {
  const { cancel, results } = useJobCalls();
  const told = useRef(false);
  const job = useJob(started.id) ?? started;
  const { id, state, counts } = job;
  const isOver = state !== 'queued' && state !== 'running';
  useEffect(() => {
    if (!isOver || told.current) return;
    told.current = true;
    void results(id, notWritten).then(({ data }) => onOver(counts, data ?? []));
  }, [isOver, id, counts, results, onOver]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
      <JobBar job={job} onStop={() => void cancel(id)} />
      <Box sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="rfp-library.change.leaveIt" />
      </Box>
    </Box>
  );
};

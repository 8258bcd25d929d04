import type { Counts, Job, Outcome, RecordResult } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useJob, useJobCalls } from '../api.ts';

const notWritten: Outcome[] = ['refused', 'conflict', 'missing'];

interface ChangeJobProps {
  started: Job;
  /** It is over: what it came to, and the first of those that were not changed. */
  onOver: (counts: Counts, left: readonly RecordResult[]) => void;
}

/** How far a change of many texts has come, and a way to stop it. */
export const ChangeJob = ({ started, onOver }: ChangeJobProps) => {
  const intl = useIntl();
  const { cancel, results } = useJobCalls();
  const [stopping, setStopping] = useState(false);
  const told = useRef(false);
  const { id, state, done, total, counts } = useJob(started.id) ?? started;
  const isOver = state !== 'queued' && state !== 'running';
  useEffect(() => {
    if (!isOver || told.current) return;
    told.current = true;
    void results(id, notWritten).then(({ data }) => onOver(counts, data ?? []));
  }, [isOver, id, counts, results, onOver]);
  const label = intl.formatMessage({ id: 'rfp-library.change.progress' }, { done, total: total ?? 0 });
  const stop = () => {
    setStopping(true);
    void cancel(id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
      <Box component="output">{label}</Box>
      <Box component="progress" aria-label={label} value={done} max={total || undefined} sx={{ width: '100%' }} />
      <Box sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="rfp-library.change.leaveIt" />
      </Box>
      <Button size="small" loading={stopping} onClick={stop} sx={{ justifySelf: 'end' }}>
        <FormattedMessage id="rfp-library.change.stop" />
      </Button>
    </Box>
  );
};

import { FormattedMessage, useErrorText } from '@bidwright/remote-kit/intl';
import type { BulkAnswer } from '@bidwright/remote-kit/store';
import { Alert, Box, Failed } from '@bidwright/remote-kit/ui';
import { useJob } from '../../../api.ts';
import { Counts } from '../jobs/Counts.tsx';
import { Failures } from '../jobs/Failures.tsx';
import { JobProgress } from '../jobs/JobProgress.tsx';
import { useFailures } from '../jobs/useFailures.ts';

interface BulkResultProps {
  answer: BulkAnswer;
  nameOf: (id: string) => string | undefined;
}

const written: ReadonlySet<string> = new Set(['changed', 'unchanged', 'created']);

/** What became of the records; while a job goes on, how far it is. */
export const BulkResult = ({ answer, nameOf }: BulkResultProps) => {
  const started = answer.job;
  const job = useJob(started?.id) ?? started;
  const errorText = useErrorText();
  const { failures: ofJob, error, retry } = useFailures(job);
  if (job && (job.state === 'queued' || job.state === 'running')) return <JobProgress job={job} />;
  const failures = job ? ofJob : (answer.results ?? []).filter(({ outcome }) => !written.has(outcome));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {job && job.state !== 'done' && (
        <Alert severity="warning">
          <FormattedMessage id={`opportunities.job.state.${job.state}`} />
        </Alert>
      )}
      <Counts counts={job?.counts ?? answer.counts ?? {}} />
      {error && <Failed title={errorText(error)} reference={error.requestId} onRetry={retry} />}
      {failures.length > 0 && <Failures results={failures} nameOf={nameOf} />}
    </Box>
  );
};

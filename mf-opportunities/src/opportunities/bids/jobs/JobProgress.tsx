import type { Job } from '@bidwright/contract-kit';
import { JobBar } from '@bidwright/remote-kit/ui';
import { useJobCalls } from '../../../api.ts';

/** How far a job of bids has come, and a way to stop it. */
export const JobProgress = ({ job }: { job: Job }) => {
  const { cancel } = useJobCalls();
  return <JobBar job={job} onStop={() => void cancel(job.id)} />;
};

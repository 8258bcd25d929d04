import type { DateOrder, Job } from '@bidwright/contract-kit';
import { DateOrders } from '@bidwright/remote-kit/importing';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, Failed, Link } from '@bidwright/remote-kit/ui';
import { Counts } from '../jobs/Counts.tsx';
import { Failures } from '../jobs/Failures.tsx';
import { useFailures } from '../jobs/useFailures.ts';
import type { ImportTarget } from './ImportTarget.ts';
import { UndoImport } from './undo.ts';

interface ImportOutcomeProps {
  job: Job;
  seen: ImportTarget['seen'];
  /** Of a try: what comes first in the dates of a column. */
  onOrder?: (column: string, order: DateOrder) => void;
}

/** What became of the rows, or would; those that are refused can be taken as a file, mended and sent again. */
export const ImportOutcome = ({ job, seen, onOrder }: ImportOutcomeProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { failures, error, retry } = useFailures(job);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {job.state !== 'done' && (
        <Alert severity={job.state === 'failed' ? 'error' : 'warning'}>
          <FormattedMessage id={`opportunities.job.state.${job.state}`} /> {job.problem}
        </Alert>
      )}
      <Box component="output">
        <Counts counts={job.counts} />
      </Box>
      {error && <Failed title={errorText(error)} reference={error.requestId} onRetry={retry} />}
      {onOrder && <DateOrders refused={failures} onChoose={onOrder} />}
      {failures.length > 0 && <Failures results={failures} />}
      {failures.length > 0 && job.errors && (
        <Link href={`${job.errors.url}?language=${intl.locale}`} download>
          <FormattedMessage id="opportunities.import.errors" />
        </Link>
      )}
      {job.kind === 'import' && (
        <Button href={seen.href} sx={{ justifySelf: 'start' }}>
          {seen.text}
        </Button>
      )}
      {job.kind === 'import' && <UndoImport job={job} />}
    </Box>
  );
};

import { type Job, outcomes, type RecordResult } from '@bidwright/contract-kit';
import { FormattedMessage, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Link } from '@bidwright/remote-kit/ui';
import { isGoing } from './useImport.ts';

interface OutcomeProps {
  job: Job;
  refused: readonly RecordResult[];
}

/** What became of the rows of a table, or would; refused ones each with the reason. */
export const Outcome = ({ job, refused }: OutcomeProps) => {
  const intl = useIntl();
  const said = useFieldMessage();
  if (isGoing(job)) {
    const label = intl.formatMessage({ id: 'admin.import.progress' }, { done: job.done, total: job.total ?? 0 });
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box component="progress" aria-label={label} value={job.done} max={job.total || undefined} sx={{ flex: 1 }} />
        <output>{label}</output>
      </Box>
    );
  }
  const reason = ({ reason: why = '', fields = {} }: RecordResult) =>
    Object.entries(fields)
      .map(([column, fault]) => `${column}: ${said(fault)}`)
      .join('; ') || why;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {job.state !== 'done' && (
        <Alert severity={job.state === 'failed' ? 'error' : 'warning'}>
          <FormattedMessage id={`admin.import.state.${job.state}`} /> {job.problem}
        </Alert>
      )}
      <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {outcomes
          .filter((outcome) => job.counts[outcome])
          .map((outcome) => (
            <span key={outcome}>
              <FormattedMessage id={`admin.import.outcome.${outcome}`} values={{ count: job.counts[outcome] }} />
            </span>
          ))}
      </Box>
      {refused.length > 0 && (
        <Box
          component="ul"
          // It scrolls, so keys must reach it.
          tabIndex={0}
          sx={{ maxHeight: 200, overflow: 'auto', margin: 0, paddingInlineStart: 2.5 }}
        >
          {refused.map((result) => (
            <li key={`${result.row}-${result.id}`}>
              <b>
                <FormattedMessage id="admin.import.row" values={{ row: result.row ?? 0 }} />
              </b>{' '}
              <span dir="auto">{reason(result)}</span>
            </li>
          ))}
        </Box>
      )}
      {job.errors && refused.length > 0 && (
        <Link href={`${job.errors.url}?language=${intl.locale}`} download>
          <FormattedMessage id="admin.import.errors" />
        </Link>
      )}
    </Box>
  );
};

import { type Job, outcomes, type RecordResult } from '@bidwright/contract-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../intl/useErrorText.ts';
import { useFieldMessage } from '../../intl/useFieldMessage.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Link } from '../../ui/index.ts';
import type { TableImporting } from './tableImportHook.ts';

interface OutcomeProps {
  job: Job;
  importing: Pick<TableImporting, 'refused' | 'mapping'>;
  nameOf: (field: string) => string;
}

/** What became of the rows of a table, or would; refused ones each with the reason, and all of them as a file. */
export const Outcome = ({ job, importing: { refused, mapping }, nameOf }: OutcomeProps) => {
  const intl = useIntl();
  const said = useFieldMessage();
  const errorText = useErrorText();
  const { failures, error, retry } = refused;
  const reason = ({ outcome, reason: why = '', fields = {} }: RecordResult) => {
    const faults = Object.entries(fields).map(
      ([at, fault]) => `${mapping && at in mapping ? at : nameOf(at)}: ${said(fault)}`,
    );
    if (faults.length > 0) return intl.formatList(faults, { style: 'narrow' });
    return why || intl.formatMessage({ id: `kit.import.why.${outcome}` });
  };
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="subtitle1">
        <FormattedMessage id={job.kind === 'import' ? 'kit.import.result' : 'kit.import.tried'} />
      </Typography>
      {job.state !== 'done' && (
        <Alert severity={job.state === 'failed' ? 'error' : 'warning'}>
          <FormattedMessage id={`kit.import.state.${job.state}`} /> {job.problem}
        </Alert>
      )}
      <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {outcomes
          .filter((outcome) => job.counts[outcome])
          .map((outcome) => (
            <span key={outcome}>
              <FormattedMessage id={`kit.import.outcome.${outcome}`} values={{ count: job.counts[outcome] }} />
            </span>
          ))}
      </Box>
      {error && <Failed title={errorText(error)} reference={error.requestId} onRetry={retry} />}
      {failures.length > 0 && (
        <Box
          component="ul"
          // It scrolls, so keys must reach it.
          tabIndex={0}
          sx={{ maxHeight: 240, overflow: 'auto', margin: 0, paddingInlineStart: 2.5, typography: 'body2' }}
        >
          {failures.map((result) => (
            <li key={`${result.row}-${result.id}`}>
              <b>
                <FormattedMessage id="kit.undo.row" values={{ row: result.row ?? 0 }} />
              </b>{' '}
              <span dir="auto">{reason(result)}</span>
            </li>
          ))}
        </Box>
      )}
      {job.errors && failures.length > 0 && (
        <Link href={`${job.errors.url}?language=${intl.locale}`} download sx={{ justifySelf: 'start' }}>
          <FormattedMessage id="kit.import.errors" />
        </Link>
      )}
    </Box>
  );
};

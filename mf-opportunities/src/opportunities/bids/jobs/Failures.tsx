import type { RecordResult } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { recordAddress } from '../../addresses.ts';
import { useFaults } from '../../field/useFaults.ts';

interface FailuresProps {
  results: readonly RecordResult[];
  /** What a record is called, where the page knows it. */
  nameOf?: (id: string) => string | undefined;
}

const useReason = () => {
  const intl = useIntl();
  const faults = useFaults();
  return ({ outcome, reason, fields }: RecordResult) =>
    faults(fields) ??
    (outcome === 'refused' ? (reason ?? '') : intl.formatMessage({ id: `opportunities.job.${outcome}` }));
};

/** Records that were not written, each with the reason. */
export const Failures = ({ results, nameOf }: FailuresProps) => {
  const reason = useReason();
  return (
    <Box
      component="ul"
      // It scrolls, so keys must reach it.
      tabIndex={0}
      sx={{ maxHeight: 320, overflow: 'auto', margin: 0, paddingInlineStart: 2.5, typography: 'body2' }}
    >
      {results.map((result) => (
        <li key={`${result.row}-${result.id}`}>
          {result.row !== undefined && (
            <b>
              <FormattedMessage id="opportunities.job.row" values={{ row: result.row }} />{' '}
            </b>
          )}
          {result.row === undefined && result.id && (
            <Link href={recordAddress({ id: result.id })}>
              <bdi>{nameOf?.(result.id) ?? result.id}</bdi>
            </Link>
          )}{' '}
          <span dir="auto">{reason(result)}</span>
        </li>
      ))}
    </Box>
  );
};

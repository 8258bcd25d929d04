import type { ImportedHours, RefusedRow, TriedHours } from '@bidwright/contract-ftes';
import { FormattedMessage, useFieldMessage } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, Typography } from '@bidwright/remote-kit/ui';
import { saveCsv } from '../../csv.ts';

/** Refused rows that are listed; all of them are in the file. */
const listed = 20;

interface HoursOutcomeProps {
  /** The key of what it is called. */
  title: 'kit.import.tried' | 'kit.import.result';
  tried: TriedHours;
  counts: ImportedHours['counts'];
}

/** What became of the months, or would, and which rows are refused for what. */
export const HoursOutcome = ({ title, tried, counts }: HoursOutcomeProps) => {
  const fieldMessage = useFieldMessage();
  const { refused, refusedRows, columns } = tried;
  const whyNot = ({ faults }: RefusedRow) =>
    Object.entries(faults)
      .map(([column, fault]) => `${column}: ${fieldMessage(fault)}`)
      .join('; ');
  const saveRefused = () =>
    saveCsv('refused hours.csv', [
      ['#row', '#problem', ...columns],
      ...refusedRows.map((row) => [row.row, whyNot(row), ...row.cells]),
    ]);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography component="h2" variant="subtitle1">
        <FormattedMessage id={title} />
      </Typography>
      <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {(['created', 'changed', 'unchanged'] as const).map((name) => (
          <span key={name}>
            <FormattedMessage id={`ftes.import.${name}`} values={{ count: counts[name] }} />
          </span>
        ))}
        {refused > 0 && (
          <span>
            <FormattedMessage id="kit.import.outcome.refused" values={{ count: refused }} />
          </span>
        )}
      </Box>
      {refusedRows.length > 0 && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
            {refusedRows.slice(0, listed).map((row) => (
              <li key={row.row}>
                <FormattedMessage id="ftes.import.row" values={{ row: row.row, why: whyNot(row) }} />
              </li>
            ))}
          </Box>
          {refused > listed && <FormattedMessage id="ftes.import.more" values={{ count: refused - listed }} />}
        </Alert>
      )}
      {refusedRows.length > 0 && (
        <Button onClick={saveRefused}>
          <FormattedMessage id="kit.import.errors" />
        </Button>
      )}
    </Box>
  );
};

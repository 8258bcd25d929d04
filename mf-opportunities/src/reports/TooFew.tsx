import { fewestDecided, type ReportAnswer, type ReportId } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useRowName } from './useRowName.ts';

interface TooFewProps {
  report: ReportId;
  answer: ReportAnswer;
}

/** Says of which rows no rate is told, where the report tells none of a few bids. */
export const TooFew = ({ report, answer }: TooFewProps) => {
  const intl = useIntl();
  const rowName = useRowName();
  const few = answer.rows.filter(({ figures }) => figures.bids && figures.winRate === null);
  if (report !== 'covered-requirements' || few.length === 0) return null;
  const rows = intl.formatList(few.map((row) => rowName(answer.by, row)));
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <FormattedMessage id="opportunities.report.tooFew" values={{ min: fewestDecided, rows }} />
    </Box>
  );
};

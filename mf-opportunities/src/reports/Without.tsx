import type { ReportAnswer } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import type { Opened } from './ReportTable.tsx';

interface WithoutProps {
  answer: ReportAnswer;
  /** How long nobody has changed the bids that are said to be untouched. */
  days: number;
  onOpen: (opened: Opened) => void;
}

/** Says which bids the figures leave out, or what else is to know of some, and shows them. */
export const Without = ({ answer, days, onOpen }: WithoutProps) => (
  <>
    {Object.entries(answer.without)
      .filter(([, count]) => count > 0)
      .map(([reason, count]) => (
        <Box key={reason} sx={{ typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id={`opportunities.report.without.${reason}`} values={{ count, days }} />{' '}
          <Button size="small" onClick={() => onOpen({ row: undefined, figure: reason })}>
            <FormattedMessage id="opportunities.report.show" />
          </Button>
        </Box>
      ))}
  </>
);

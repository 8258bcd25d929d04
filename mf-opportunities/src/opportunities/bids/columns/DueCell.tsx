import { Box, Day, DueDate } from '@bidwright/remote-kit/ui';
import { useShownDay } from '../../bid/past/shownDay.ts';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import type { BidRow } from '../../OpportunityRecord.ts';

/** Only an open bid can be late; of others the date is told quietly. */
export const DueCell = ({ opportunity: { opportunityStatus, dueDate } }: { opportunity: BidRow }) => {
  const { category } = useStatusLook()(opportunityStatus);
  const day = useShownDay();
  if (!dueDate) return null;
  if (category === 'Open') return <DueDate date={dueDate} today={day} />;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <Day date={dueDate} />
    </Box>
  );
};

import { Box, Day, DueDate } from '@bidwright/remote-kit/ui';
import { useShownDay } from '../../bid/past/shownDay.ts';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

/** Only an open bid can be late; of others the date is told quietly. */
export const DueCell = ({ opportunity }: { opportunity: OpportunityRecord }) => {
  const { category } = useStatusLook()(opportunity.opportunityStatus);
  const day = useShownDay();
  if (category === 'Open') return <DueDate date={opportunity.dueDate} today={day} />;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <Day date={opportunity.dueDate} />
    </Box>
  );
};

import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Day, today } from '@bidwright/remote-kit/ui';
import { useShownDay } from '../../bid/past/shownDay.ts';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import type { BidRow } from '../../OpportunityRecord.ts';

/** Why a bid stands in its month: by the day on which its client is to decide, even where it should have been sent long ago. */
export const AwardNote = ({ bid: { opportunityStatus, dueDate, expectedAwardDate } }: { bid: BidRow }) => {
  const { category } = useStatusLook()(opportunityStatus);
  const now = useShownDay() ?? today();
  if (!expectedAwardDate) return null;
  const overdue = category === 'Open' && dueDate != null && dueDate < now;
  return (
    <FormattedMessage
      id={`opportunities.forecast.${overdue ? 'overdue' : 'award'}`}
      values={{ day: <Day date={expectedAwardDate} /> }}
    />
  );
};

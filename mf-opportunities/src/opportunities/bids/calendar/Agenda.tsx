import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, LoadingRows } from '@bidwright/remote-kit/ui';
import type { BidRow } from '../../OpportunityRecord.ts';
import { BoardCard } from '../board/BoardCard.tsx';

/** The bids of one day as cards, below a small month. */
export const Agenda = ({ day, bids }: { day: string; bids: readonly BidRow[] | undefined }) => {
  const intl = useIntl();
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'opportunities.calendar.agenda' })}
      sx={{ marginBlockStart: 2 }}
    >
      <Box component="h3" sx={{ typography: 'h3', margin: 0, marginBlockEnd: 1 }}>
        {intl.formatDate(new Date(`${day}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })}
      </Box>
      {!bids && <LoadingRows rows={2} height={104} />}
      {bids?.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="opportunities.calendar.none" />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1 }}>
        {bids?.map((bid) => (
          <BoardCard key={bid.id} record={bid} />
        ))}
      </Box>
    </Box>
  );
};

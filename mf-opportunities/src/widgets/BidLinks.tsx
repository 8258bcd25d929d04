import { Box, Link } from '@bidwright/remote-kit/ui';
import { recordAddress } from '../opportunities/addresses.ts';
import { OpportunityStatusChip } from '../opportunities/field/status/OpportunityStatusChip.tsx';
import type { OpportunityRecord } from '../opportunities/OpportunityRecord.ts';

/** Bids that lead to their records, with their statuses. */
export const BidLinks = ({ bids }: { bids: readonly OpportunityRecord[] }) => (
  <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {bids.map((bid) => (
      <Box component="li" key={bid.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Link
          href={recordAddress(bid)}
          color="inherit"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}
        >
          <span dir="auto">{bid.solicitationName}</span>
        </Link>
        <OpportunityStatusChip status={bid.opportunityStatus} />
      </Box>
    ))}
  </Box>
);

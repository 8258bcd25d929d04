import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useOpportunities } from '../api.ts';
import { recordAddress } from '../opportunities/addresses.ts';
import { OpportunityStatusChip } from '../opportunities/status/OpportunityStatusChip.tsx';
import { Frame } from './Frame.tsx';
import { recentBids } from './recent.ts';

/** The bids that the person opened last on this device. */
export const RecentWidget = () => {
  const { id } = usePerson();
  const [ids] = useState(() => recentBids(id));
  const { rows, error, refetch } = useOpportunities({ where: [{ field: 'id', is: 'in', value: ids }], limit: 8 });
  return (
    <Frame title="opportunities.widget.recent" reading={{ data: rows, error, refetch }}>
      {(bids) =>
        bids.length === 0 ? (
          <FormattedMessage id="opportunities.widget.recent.none" />
        ) : (
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {bids
              .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
              .map((bid) => (
                <Box component="li" key={bid.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
                  <Link href={recordAddress(bid)} color="inherit" noWrap sx={{ flex: 1, fontWeight: 500 }}>
                    <span dir="auto">{bid.solicitationName}</span>
                  </Link>
                  <OpportunityStatusChip status={bid.opportunityStatus} />
                </Box>
              ))}
          </Box>
        )
      }
    </Frame>
  );
};

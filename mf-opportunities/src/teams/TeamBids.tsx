import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Link, Tag } from '@bidwright/remote-kit/ui';
import { listAddress, recordAddress } from '../opportunities/addresses.ts';
import { DueCell } from '../opportunities/bids/columns/DueCell.tsx';
import { OpportunityStatusChip } from '../opportunities/field/status/OpportunityStatusChip.tsx';
import type { OpportunityRecord } from '../opportunities/OpportunityRecord.ts';
import { Frame } from '../widgets/Frame.tsx';
import { useTeamBids } from './useTeamBids.ts';

const Line = ({ bid, leads }: { bid: OpportunityRecord; leads: boolean }) => (
  <Box component="li" sx={{ paddingBlock: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Link href={recordAddress(bid)} color="inherit" sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
      <span dir="auto">{bid.solicitationName}</span>
    </Link>
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, marginBlockStart: 0.5 }}>
      <OpportunityStatusChip status={bid.opportunityStatus} />
      {leads && (
        <Tag>
          <FormattedMessage id="opportunities.field.primaryTeam" />
        </Tag>
      )}
      <Box component="span" sx={{ marginInlineStart: 'auto', typography: 'body2' }}>
        <DueCell opportunity={bid} />
      </Box>
    </Box>
  </Box>
);

/** Beside a team: the bids it is at work on, those that are due first. A team that leads some goes out of use only with a successor. */
export const TeamBids = ({ team }: { team: Reference }) => {
  const { rows, total, error, refetch } = useTeamBids(team.id);
  return (
    <Frame
      title="opportunities.team.title"
      count={total}
      reading={{ data: rows, error, refetch }}
      foot={
        total ? (
          <Link href={`${listAddress}?status=Open,Submitted&team=${team.id}`} variant="body2">
            <FormattedMessage id="opportunities.company.all" values={{ count: total }} />
          </Link>
        ) : undefined
      }
    >
      {(bids) =>
        bids.length === 0 ? (
          <FormattedMessage id="opportunities.team.none" />
        ) : (
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {bids.map((bid) => (
              <Line key={bid.id} bid={bid} leads={bid.primaryTeam.id === team.id} />
            ))}
          </Box>
        )
      }
    </Frame>
  );
};

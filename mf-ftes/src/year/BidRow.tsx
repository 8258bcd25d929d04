import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Link, StatusChip } from '@bidwright/remote-kit/ui';
import { useDestination, usePerson } from '@bidwright/shell-api';
import { cutName } from '../cutName.ts';
import { bidProjections } from '../plan/destinations.ts';
import { maySee } from '../plan/rights.ts';
import { type Bid, months, percent } from './load.ts';
import { seriesColor } from './seriesColor.ts';

interface BidRowProps {
  bid: Bid;
  /** Its place in the list, which gives it its colour. */
  at: number;
}

/** One bid's months; the name leads to its plan. */
export const BidRow = ({ bid, at }: BidRowProps) => {
  const intl = useIntl();
  const { opportunity, status, category } = bid;
  // Where it can be changed.
  const plan = useDestination(bidProjections, { id: opportunity.id });
  const isSeen = maySee(usePerson());
  return (
    <tr>
      <th scope="row">
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minWidth: { xs: 132, md: 260 },
            maxWidth: { xs: 160, md: 420 },
          }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{ width: 8, height: 8, flex: 'none', borderRadius: '2px', bgcolor: seriesColor(at) }}
          />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box component="bdi" sx={{ ...cutName, fontWeight: 600 }}>
              {plan && isSeen ? (
                <Link href={plan} color="inherit">
                  {opportunity.name}
                </Link>
              ) : (
                opportunity.name
              )}
            </Box>
          </Box>
          {status && (
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>
              <StatusChip category={category} name={status.name} progress={bid.progress} />
            </Box>
          )}
        </Box>
      </th>
      {months.map((month) => {
        const share = bid.months[month - 1] ?? null;
        return (
          <Box component="td" key={month} sx={share === null ? { color: 'text.tertiary' } : undefined}>
            {share === null ? '–' : intl.formatNumber(percent(share))}
          </Box>
        );
      })}
      <Box component="td" sx={{ color: 'text.secondary' }}>
        {intl.formatNumber(percent(bid.average))}
      </Box>
    </tr>
  );
};

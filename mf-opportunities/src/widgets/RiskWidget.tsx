import { type RiskyBid, risks } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { queryOf } from '@bidwright/remote-kit/store';
import { Box, Link, today } from '@bidwright/remote-kit/ui';
import { Fragment } from 'react';
import { bids } from '../api.ts';
import { listAddress, recordAddress } from '../opportunities/addresses.ts';
import { ReasonText } from '../opportunities/bid/cards/risk/ReasonText.tsx';
import { RiskTag } from '../opportunities/bid/cards/risk/RiskTag.tsx';
import { Frame } from './Frame.tsx';

const useRisks = queryOf(bids, risks);

/** Reasons that a line says; the bid's own page says all. */
const said = 3;

const Line = ({ bid: { id, name, client, risk } }: { bid: RiskyBid }) => (
  <Box component="li" sx={{ paddingBlock: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Link
        href={recordAddress({ id })}
        color="inherit"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}
      >
        <span dir="auto">{name}</span>
      </Link>
      <RiskTag risk={risk} />
    </Box>
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      <bdi>{client}</bdi>
      {risk.reasons.slice(0, said).map((reason) => (
        <Fragment key={reason.name}>
          {' · '}
          <ReasonText reason={reason} />
        </Fragment>
      ))}
    </Box>
  </Box>
);

/** The open bids that are least likely to be ready in time. */
export const RiskWidget = () => {
  const { data, error, refetch } = useRisks({ today: today() });
  return (
    <Frame
      title="opportunities.risk.title"
      reading={{ data, error, refetch }}
      foot={
        <Link href={`${listAddress}?status=Open`} variant="body2">
          <FormattedMessage id="opportunities.deadlines.all" />
        </Link>
      }
    >
      {(found) =>
        found.length === 0 ? (
          <FormattedMessage id="opportunities.risk.noBid" />
        ) : (
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {found.map((bid) => (
              <Line key={bid.id} bid={bid} />
            ))}
          </Box>
        )
      }
    </Frame>
  );
};

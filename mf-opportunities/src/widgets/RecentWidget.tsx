import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Segments } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useOpportunities } from '../api.ts';
import { useFollowed } from '../opportunities/bid/follow/followedApi.ts';
import { recentBids } from '../opportunities/bid/record/recent.ts';
import { useKept } from '../opportunities/useKept.ts';
import { BidLinks } from './BidLinks.tsx';
import { Frame } from './Frame.tsx';

const shown = 8;
const kinds = ['viewed', 'followed'] as const;

/** The bids that the person opened last on this device, or began to follow last. */
export const RecentWidget = () => {
  const intl = useIntl();
  const { id } = usePerson();
  const [kept, setKind] = useKept('recent');
  const kind = kinds.find((one) => one === kept) ?? 'viewed';
  const [viewed] = useState(() => recentBids(id));
  const followed = useFollowed();
  const ids = kind === 'viewed' ? viewed : followed.data?.slice(0, shown);
  const { rows, error, refetch } = useOpportunities({
    where: [{ field: 'id', is: 'in', value: ids ?? [] }],
    limit: shown,
  });
  const unknown = kind === 'followed' ? followed : { error: undefined, refetch };
  return (
    <Frame
      title="opportunities.widget.recent"
      reading={{
        data: ids && rows,
        error: unknown.error ?? error,
        refetch: () => Promise.all([unknown.refetch(), refetch()]),
      }}
      actions={
        <Segments
          label={intl.formatMessage({ id: 'opportunities.widget.recent' })}
          choices={kinds.map((value) => ({
            value,
            label: intl.formatMessage({ id: `opportunities.widget.recent.${value}` }),
          }))}
          value={kind}
          onChange={setKind}
        />
      }
    >
      {(bids) =>
        bids.length === 0 ? (
          <FormattedMessage id={`opportunities.widget.recent.none.${kind}`} />
        ) : (
          <BidLinks bids={bids.toSorted((one, other) => (ids?.indexOf(one.id) ?? 0) - (ids?.indexOf(other.id) ?? 0))} />
        )
      }
    </Frame>
  );
};

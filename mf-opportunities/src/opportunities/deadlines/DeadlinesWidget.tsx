import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Failed, Link, LoadingRows, SectionCard, today } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren, ReactNode } from 'react';
import { useOwners, useStatuses } from '../../api.ts';
import { listAddress } from '../addresses.ts';
import { DeadlineGroup } from './DeadlineGroup.tsx';
import { deadlinesOf, grouped } from './deadlinesOf.ts';
import { useMyBids } from './useMyBids.ts';

const shown = 8;

const Frame = ({ count, foot, children }: PropsWithChildren<{ count?: number; foot?: ReactNode }>) => {
  const intl = useIntl();
  return (
    <SectionCard title={intl.formatMessage({ id: 'opportunities.deadlines.title' })} count={count} foot={foot}>
      {children}
    </SectionCard>
  );
};

const Deadlines = ({
  statuses,
  owners,
}: {
  statuses: Parameters<typeof useMyBids>[0];
  owners: Parameters<typeof useMyBids>[1];
}) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { bids, error, refetch } = useMyBids(statuses, owners);
  if (!bids)
    return (
      <Frame>
        {error ? (
          <Failed
            title={intl.formatMessage({ id: 'opportunities.deadlines.failed' })}
            text={errorText(error)}
            reference={error.requestId}
            onRetry={refetch}
          />
        ) : (
          <LoadingRows rows={shown} height={44} />
        )}
      </Frame>
    );
  const deadlines = deadlinesOf(bids, today());
  return (
    <Frame
      count={deadlines.length}
      foot={
        <Link href={`${listAddress}?status=Open`} variant="body2">
          <FormattedMessage id="opportunities.deadlines.all" />
        </Link>
      }
    >
      {deadlines.length === 0 && <FormattedMessage id="opportunities.deadlines.none" />}
      {grouped(deadlines.slice(0, shown), today()).map((group) => (
        <DeadlineGroup key={group.group} {...group} />
      ))}
    </Frame>
  );
};

/** What is due next of the person's bids. */
export const DeadlinesWidget = () => {
  const statuses = useStatuses();
  const owners = useOwners();
  if (statuses.data && owners.data) return <Deadlines statuses={statuses.data} owners={owners.data} />;
  return (
    <Frame>
      <LoadingRows rows={shown} height={44} />
    </Frame>
  );
};

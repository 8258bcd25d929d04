import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Failed, Link, LoadingRows, SectionCard, today } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { useOwners, useStatuses } from '../../../api.ts';
import { useMyWork } from '../../../proposal/proposalApi.ts';
import { listAddress } from '../../addresses.ts';
import { DeadlineGroup } from './DeadlineGroup.tsx';
import { deadlinesOf, grouped } from './deadlinesOf.ts';
import { keyOf, useHandled } from './useHandled.ts';
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
  const { data: work, error: noWork } = useMyWork({});
  const { handled, toggle } = useHandled();
  // What is ticked off now stays in sight, so that nothing moves under the pointer and the focus stays.
  const [before] = useState(handled);
  const [showsDone, setShowsDone] = useState(false);
  if (!bids || !(work || noWork))
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
  const all = deadlinesOf(bids, work ?? [], today());
  const done = all.map(keyOf).filter((key) => before.has(key) && handled.has(key));
  const deadlines = showsDone ? all : all.filter((deadline) => !done.includes(keyOf(deadline)));
  return (
    <Frame
      count={deadlines.length}
      foot={
        <>
          <Link href={`${listAddress}?status=Open`} variant="body2">
            <FormattedMessage id="opportunities.deadlines.all" />
          </Link>
          {done.length > 0 && (
            <Button size="small" aria-pressed={showsDone} onClick={() => setShowsDone(!showsDone)}>
              <FormattedMessage id="opportunities.deadlines.done" values={{ count: done.length }} />
            </Button>
          )}
        </>
      }
    >
      {deadlines.length === 0 && <FormattedMessage id="opportunities.deadlines.none" />}
      {grouped(deadlines.slice(0, shown), today()).map((group) => (
        <DeadlineGroup key={group.group} {...group} handled={handled} onToggle={toggle} />
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

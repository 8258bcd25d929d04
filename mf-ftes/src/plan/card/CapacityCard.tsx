import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Failed, Link, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useDestination, usePerson } from '@bidwright/shell-api';
import { bidProjections } from '../destinations.ts';
import { usePlan } from '../load/usePlan.ts';
import type { LoadedPlan } from '../page/usePlanState.ts';
import { maySee } from '../rights.ts';
import { CapacitySummary } from './CapacitySummary.tsx';

const Summary = ({ id }: { id: string }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const address = useDestination(bidProjections, { id });
  const plan = usePlan(id);
  const { bid, kept, isReady, error, refetch } = plan;
  const loaded: LoadedPlan | undefined = bid && kept && isReady ? { ...plan, bid, kept } : undefined;
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'ftes.plan.card' })}
      foot={
        address && (
          <Link component={RouterLink} to={address}>
            <FormattedMessage id="ftes.plan.card.open" />
          </Link>
        )
      }
    >
      {loaded && <CapacitySummary plan={loaded} />}
      {!loaded && !error && <LoadingRows rows={2} height={32} />}
      {!loaded && error && (
        <Failed title={intl.formatMessage({ id: 'ftes.plan.failed' })} text={errorText(error)} onRetry={refetch} />
      )}
    </SectionCard>
  );
};

/** On a bid’s page: whom it would ask for too much. Nothing for who may not see plans. */
export const CapacityCard = ({ bid }: { bid: Reference }) =>
  maySee(usePerson()) ? <Summary key={bid.id} id={bid.id} /> : null;

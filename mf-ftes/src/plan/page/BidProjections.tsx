import type { Reference } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Card, Failed, LoadingRows, Page } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { NotPermitted } from '../../year/NotPermitted.tsx';
import { usePlan } from '../load/usePlan.ts';
import { maySee } from '../rights.ts';
import { PlanPage } from './PlanPage.tsx';

const Plan = ({ id }: { id: string }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const plan = usePlan(id);
  const { bid, kept, isReady, error, refetch } = plan;
  if (error?.code === 'forbidden') return <NotPermitted titleId="ftes.plan.title" />;
  if (bid && kept && isReady) return <PlanPage key={id} plan={{ ...plan, bid, kept }} />;
  return (
    <Page title={intl.formatMessage({ id: 'ftes.plan.title' })}>
      {error ? (
        <Failed
          title={intl.formatMessage({ id: 'ftes.plan.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={refetch}
        />
      ) : (
        <Card>
          <LoadingRows rows={8} />
        </Card>
      )}
    </Page>
  );
};

/** Who is planned for a bid in which months, to be planned, and what winning it would mean for them. */
export const BidProjections = ({ bid }: { bid: Reference }) =>
  maySee(usePerson()) ? <Plan key={bid.id} id={bid.id} /> : <NotPermitted titleId="ftes.plan.title" />;

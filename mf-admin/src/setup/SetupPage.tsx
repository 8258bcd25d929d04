import { starters } from '@bidwright/contract-admin';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card, Failed, LoadingRows, Page, SectionCard, useFirm } from '@bidwright/remote-kit/ui';
import { lazy, NamedLink } from '@bidwright/shell-api';
import { Suspense } from 'react';
import { TestMail } from '../emails/settings/TestMail.tsx';
import { useSetupState } from './api.ts';
import { bidList } from './destinations.ts';
import { FirmForm } from './FirmForm.tsx';
import { StarterLists } from './StarterLists.tsx';
import { Steps } from './Steps.tsx';
import { type Counts, countIn, stepsOf } from './steps.ts';
import { TwoStepForm } from './TwoStepForm.tsx';

/** It knows of all lists. */
const Workbooks = lazy(async () => ({ default: (await import('./Workbooks.tsx')).Workbooks }));

const Content = ({ counts }: { counts: Counts }) => {
  const intl = useIntl();
  const { name } = useFirm();
  const steps = stepsOf(counts, name);
  const empty = Object.keys(starters).filter((col) => countIn(counts, col) === 0);
  const isDone = steps.every((step) => step.isDone);
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: empty.length > 0 ? 'minmax(0, 5fr) minmax(0, 7fr)' : undefined,
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SectionCard title={intl.formatMessage({ id: 'admin.setup.steps' })}>
          <Steps steps={steps} />
          {isDone && (
            <Box component="p" sx={{ margin: '12px 0 0', '& a': { color: 'primary.main', fontWeight: 600 } }}>
              <NamedLink to={bidList} params={{}}>
                <FormattedMessage id="admin.setup.ready" />
              </NamedLink>
            </Box>
          )}
        </SectionCard>
        <Suspense>
          <Workbooks />
        </Suspense>
        <FirmForm />
        <TwoStepForm />
        <TestMail />
      </Box>
      {empty.length > 0 && <StarterLists cols={empty} />}
    </Box>
  );
};

/** Leads an Admin through what a firm needs before it can work. */
export const SetupPage = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useSetupState({}, { refetchOnMountOrArgChange: true });
  return (
    <Page title={intl.formatMessage({ id: 'admin.setup' })} width="form">
      {error && !data && (
        <Failed
          title={intl.formatMessage({ id: 'admin.setup.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && (
        <Card>
          <LoadingRows rows={6} />
        </Card>
      )}
      {data && <Content counts={data} />}
    </Page>
  );
};

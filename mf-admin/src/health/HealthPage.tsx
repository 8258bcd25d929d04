import { concernsOf, type PlatformHealth, type ServiceHealth } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { DataTable } from '@bidwright/remote-kit/table';
import { Box, Card, Failed, LoadingRows, Page, SectionCard } from '@bidwright/remote-kit/ui';
import { Concerns } from './Concerns.tsx';
import { Figures } from './Figures.tsx';
import { SlowCalls } from './SlowCalls.tsx';
import { useHealth } from './useHealth.ts';
import { serviceRows, useServiceColumns } from './useServiceColumns.tsx';

interface ContentProps {
  platform: PlatformHealth;
  services: ReadonlyMap<string, ServiceHealth>;
}

const Content = ({ platform, services }: ContentProps) => {
  const intl = useIntl();
  const columns = useServiceColumns();
  const title = intl.formatMessage({ id: 'admin.health.services' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Concerns concerns={concernsOf(platform, services)} isDemo={platform.isDemo} />
      <Figures platform={platform} />
      <SectionCard title={title}>
        <DataTable label={title} columns={columns} rows={serviceRows(platform, services)} />
      </SectionCard>
      <SlowCalls services={services} />
    </Box>
  );
};

const unknown: ReadonlyMap<string, ServiceHealth> = new Map();

/** How the platform does, for whoever looks after it: what needs somebody, then the figures behind it. */
export const HealthPage = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { platform, services, error, refetch } = useHealth();
  return (
    <Page
      title={intl.formatMessage({ id: 'admin.health.title' })}
      beside={
        platform && (
          <FormattedMessage
            id="admin.health.readAt"
            values={{ time: intl.formatTime(platform.at * 1000, { timeStyle: 'medium' }) }}
          />
        )
      }
    >
      {error && !platform && (
        <Failed
          title={intl.formatMessage({ id: 'admin.health.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !platform && (
        <Card>
          <LoadingRows rows={6} />
        </Card>
      )}
      {platform && <Content platform={platform} services={services ?? unknown} />}
    </Page>
  );
};

import type { PlatformHealth, ServiceHealth } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import type { Column } from '@bidwright/remote-kit/table';
import { Tag, Typography } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { Moment } from '../modules/Moment.tsx';
import { useSizeText } from './useSizeText.ts';

/** A service as a row of the table; `health` is missing while it is not known. */
export interface ServiceRow {
  id: string;
  isReady: boolean;
  health: ServiceHealth | undefined;
}

/** All services, the front door first. */
export const serviceRows = ({ services }: PlatformHealth, health: ReadonlyMap<string, ServiceHealth>): ServiceRow[] =>
  [{ name: 'shell', isReady: true }, ...services].map(({ name, isReady }) => ({
    id: name,
    isReady,
    health: health.get(name),
  }));

/** Which version runs, and who put it there. */
const Version = ({ health: { version, deployedAt, deployedBy } }: { health: ServiceHealth }) => (
  <>
    <bdi>{version}</bdi>
    {deployedAt && (
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage
          id="admin.health.deployed"
          values={{ moment: <Moment at={deployedAt} exact />, name: <bdi>{deployedBy}</bdi> }}
        />
      </Typography>
    )}
  </>
);

/** The columns of the table of services. */
export const useServiceColumns = (): Column<ServiceRow>[] => {
  const intl = useIntl();
  const sizeText = useSizeText();
  return useMemo(() => {
    const header = (id: string) => intl.formatMessage({ id: `admin.health.${id}` });
    const count = (of: number | undefined) => (of === undefined ? '—' : intl.formatNumber(of));
    return [
      { id: 'service', header: header('service'), cell: ({ id }) => <bdi>{id}</bdi> },
      {
        id: 'state',
        header: header('state'),
        key: true,
        cell: ({ isReady }) => (
          <Tag tone={isReady ? 'success' : 'error'}>
            <FormattedMessage id={isReady ? 'admin.health.state.ready' : 'admin.health.state.silent'} />
          </Tag>
        ),
      },
      {
        id: 'version',
        header: header('version'),
        cell: ({ health }) => (health ? <Version health={health} /> : '—'),
      },
      {
        id: 'since',
        header: header('since'),
        key: true,
        cell: ({ health }) => <Moment at={health?.since ?? null} exact />,
      },
      {
        id: 'jobs',
        header: header('jobs'),
        numeric: true,
        cell: ({ health }) => count(health && health.jobs.queued + health.jobs.running),
      },
      {
        id: 'events',
        header: header('events'),
        numeric: true,
        cell: ({ health }) => count(health?.events.waiting),
      },
      {
        id: 'size',
        header: header('size'),
        numeric: true,
        cell: ({ health }) => <bdi>{health ? sizeText(health.databaseBytes) : '—'}</bdi>,
      },
    ];
  }, [intl, sizeText]);
};

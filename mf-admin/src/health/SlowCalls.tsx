import type { ServiceHealth } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { type Column, DataTable } from '@bidwright/remote-kit/table';
import { Box, Empty, SectionCard } from '@bidwright/remote-kit/ui';
import Speed from '@mui/icons-material/SpeedOutlined';
import { useMemo } from 'react';
import { Moment } from '../modules/Moment.tsx';

type SlowCall = ServiceHealth['slowCalls'][number];
type Row = SlowCall & { id: string };

const maxShown = 20;

const useColumns = (): Column<Row>[] => {
  const intl = useIntl();
  return useMemo(() => {
    const header = (id: string) => intl.formatMessage({ id: `admin.health.${id}` });
    return [
      { id: 'call', header: header('call'), cell: ({ call }) => <bdi>{call}</bdi> },
      {
        id: 'longest',
        header: header('longest'),
        numeric: true,
        key: true,
        cell: ({ longestMs }) => <bdi>{intl.formatNumber(longestMs, { style: 'unit', unit: 'millisecond' })}</bdi>,
      },
      { id: 'count', header: header('count'), numeric: true, key: true, cell: ({ count }) => intl.formatNumber(count) },
      { id: 'last', header: header('last'), key: true, cell: ({ last }) => <Moment at={last} exact /> },
    ];
  }, [intl]);
};

/** The calls of all services that people waited for, the longest first. */
export const SlowCalls = ({ services }: { services: ReadonlyMap<string, ServiceHealth> }) => {
  const intl = useIntl();
  const columns = useColumns();
  const rows = useMemo(
    () =>
      [...services.values()]
        .flatMap(({ slowCalls }) => slowCalls)
        .toSorted((one, other) => other.longestMs - one.longestMs)
        .slice(0, maxShown)
        .map((call) => ({ ...call, id: call.call })),
    [services],
  );
  const title = intl.formatMessage({ id: 'admin.health.slow' });
  return (
    <SectionCard title={title}>
      <Box component="p" sx={{ typography: 'caption', color: 'text.secondary', margin: 0, marginBlockEnd: 1 }}>
        <FormattedMessage id="admin.health.slow.note" />
      </Box>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        empty={<Empty icon={<Speed />} title={intl.formatMessage({ id: 'admin.health.slow.none' })} />}
      />
    </SectionCard>
  );
};

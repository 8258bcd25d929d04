import type { ModuleOverview } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import type { Column } from '@bidwright/remote-kit/table';
import { Box, Button, Tag } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { Days } from './Days.tsx';
import { HealthTag } from './HealthTag.tsx';
import { Hours } from './Hours.tsx';
import { activeVersion, failuresByDay, readyVersion } from './health.ts';
import { Moment } from './Moment.tsx';
import type { Step } from './plan.ts';
import { Speed } from './Speed.tsx';
import { useTitle } from './useTitle.ts';

/** A module as a row of the table. */
export interface ModuleRow extends ModuleOverview {
  id: string;
}

const Versions = ({ row }: { row: ModuleRow }) => {
  const ready = readyVersion(row);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <bdi>{row.active ?? '—'}</bdi>
      {row.stage && (
        <Tag tone="warning">
          <FormattedMessage id="admin.modules.stage.short" />
        </Tag>
      )}
      {ready && row.active && (
        <Tag tone="info">
          <FormattedMessage id="admin.modules.ready" values={{ version: ready }} />
        </Tag>
      )}
    </Box>
  );
};

const Act = ({ row, onSwitch }: { row: ModuleRow; onSwitch: (step: Step) => void }) => {
  const { name, active, before } = row;
  const wanted = active === null ? (before ?? readyVersion(row)) : before;
  if (!wanted) return null;
  return (
    <Button
      size="small"
      variant={active === null ? 'outlined' : 'text'}
      onClick={() => onSwitch({ name, version: wanted })}
    >
      <FormattedMessage id={active === null ? 'admin.modules.activate' : 'admin.modules.back'} />
    </Button>
  );
};

/** The columns of the table of modules. */
export const useModuleColumns = (days: string[], onSwitch: (step: Step) => void): Column<ModuleRow>[] => {
  const intl = useIntl();
  const titleOf = useTitle();
  return useMemo(() => {
    const header = (id: string) => intl.formatMessage({ id: `admin.modules.${id}` });
    const today = days.at(-1) ?? '';
    return [
      { id: 'module', header: header('module'), cell: titleOf, below: ({ name }) => name },
      { id: 'version', header: header('version'), cell: (row) => <Versions row={row} />, key: true },
      { id: 'health', header: header('health'), cell: (row) => <HealthTag module={row} today={today} />, key: true },
      { id: 'requests', header: header('requests'), cell: ({ requests }) => <Hours requests={requests} />, from: 'lg' },
      {
        id: 'p95',
        header: header('p95'),
        cell: (row) => <Speed time={activeVersion(row)?.p95} />,
        numeric: true,
        from: 'lg',
      },
      {
        id: 'failures',
        header: header('failures'),
        cell: (row) => <Days days={failuresByDay(row, days)} />,
        from: 'lg',
      },
      { id: 'since', header: header('since'), cell: ({ since }) => <Moment at={since} /> },
      { id: 'act', header: header('act'), cell: (row) => <Act row={row} onSwitch={onSwitch} />, key: true },
    ];
  }, [intl, titleOf, days, onSwitch]);
};

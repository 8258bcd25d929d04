import type { PlatformHealth } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { Moment } from '../modules/Moment.tsx';
import { useSizeText } from './useSizeText.ts';

const Figure = ({ name, value, note }: { name: string; value: ReactNode; note: ReactNode }) => (
  <Card sx={{ padding: 2, minWidth: 0 }}>
    <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
      <FormattedMessage id={`admin.health.${name}`} />
    </Box>
    <Box component="dd" sx={{ margin: 0 }}>
      <Box sx={{ typography: 'h2' }}>{value}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>{note}</Box>
    </Box>
  </Card>
);

/** The platform in four figures. */
export const Figures = ({ platform }: { platform: PlatformHealth }) => {
  const intl = useIntl();
  const sizeText = useSizeText();
  const { services, disk, backup, mail, database } = platform;
  // The front door is one of them: it answers, or nobody would read this.
  const ready = 1 + services.filter(({ isReady }) => isReady).length;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        margin: 0,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Figure
        name="services"
        value={<FormattedMessage id="admin.health.services.ready" values={{ ready, total: services.length + 1 }} />}
        note={database}
      />
      <Figure
        name="disk"
        value={<FormattedMessage id="admin.health.disk.free" values={{ free: sizeText(disk.freeBytes) }} />}
        note={
          <FormattedMessage
            id="admin.health.disk.of"
            values={{
              total: sizeText(disk.totalBytes),
              share: intl.formatNumber(disk.freeBytes / Math.max(1, disk.totalBytes), { style: 'percent' }),
            }}
          />
        }
      />
      <Figure
        name="backup"
        value={
          backup.madeAt === null ? (
            <FormattedMessage id="admin.health.backup.never" />
          ) : (
            <Moment at={backup.madeAt} exact />
          )
        }
        note={
          <>
            <FormattedMessage id={backup.isNightly ? 'admin.health.backup.nightly' : 'admin.health.backup.byHand'} />
            {backup.folder !== null && <bdi> {backup.folder}</bdi>}
          </>
        }
      />
      <Figure
        name="mail"
        value={<FormattedMessage id="admin.health.mail.queued" values={{ count: mail.queued }} />}
        note={<FormattedMessage id={mail.hasServer ? 'admin.health.mail.sent' : 'admin.health.mail.kept'} />}
      />
    </Box>
  );
};

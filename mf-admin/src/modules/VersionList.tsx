import type { ModuleOverview } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Tag } from '@bidwright/remote-kit/ui';
import { isShell } from './health.ts';
import { line, lines } from './lines.ts';
import { Moment } from './Moment.tsx';
import { ProvingLine } from './ProvingLine.tsx';
import type { Step } from './plan.ts';
import { Speed } from './Speed.tsx';

/** Every version of a module, the newest first, each with what can be done about it. */
export const VersionList = ({ module, onSwitch }: { module: ModuleOverview; onSwitch: (step: Step) => void }) => {
  const intl = useIntl();
  const { name, active, versions } = module;
  const act = (version: string | null, id: 'activate' | 'switchOff', of: string) => (
    <Button
      size="small"
      sx={{ flex: 'none' }}
      aria-label={intl.formatMessage({ id: `admin.modules.${id}.one` }, { version: of })}
      onClick={() => onSwitch({ name, version })}
    >
      <FormattedMessage id={`admin.modules.${id}`} />
    </Button>
  );
  return (
    <Box component="ul" sx={lines}>
      {versions.map(({ version, dateCreated, requests, p95, proving }) => (
        <Box component="li" key={version} sx={line}>
          <Box sx={{ minWidth: 0, marginInlineEnd: 'auto' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
              <bdi>{version}</bdi>
              {version === active && (
                <Tag tone="success">
                  <FormattedMessage id="admin.modules.active" />
                </Tag>
              )}
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <FormattedMessage
                id="admin.modules.published"
                values={{ moment: <Moment key="moment" at={dateCreated} exact /> }}
              />
            </Box>
            {requests > 0 && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <FormattedMessage
                  id="admin.modules.asked"
                  values={{ requests, time: <Speed key="time" time={p95} /> }}
                />
              </Box>
            )}
            <ProvingLine
              version={version}
              proving={proving}
              onInsist={() => onSwitch({ name, version, unproven: true })}
            />
          </Box>
          {version !== active && act(version, 'activate', version)}
          {version === active && !isShell(module) && act(null, 'switchOff', version)}
        </Box>
      ))}
    </Box>
  );
};

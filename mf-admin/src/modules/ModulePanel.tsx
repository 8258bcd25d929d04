import type { ModuleOverview } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Box, Stack, Typography } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';
import { Failures } from './Failures.tsx';
import { isShell } from './health.ts';
import type { Step } from './plan.ts';
import { Releases } from './Releases.tsx';
import { StageLine } from './StageLine.tsx';
import { useTitle } from './useTitle.ts';
import { VersionList } from './VersionList.tsx';

interface ModulePanelProps {
  /** None: it is closed. */
  module: ModuleOverview | undefined;
  modules: ModuleOverview[];
  onSwitch: (step: Step) => void;
  onToAll: (name: string) => void;
  onClose: () => void;
}

const Section = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <Box component="section">
    <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
      <FormattedMessage id={title} />
    </Typography>
    {children}
  </Box>
);

/** A module beside the list: its versions, what went wrong of late, and who switched it. */
export const ModulePanel = ({ module, modules, onSwitch, onToAll, onClose }: ModulePanelProps) => {
  const intl = useIntl();
  const titleOf = useTitle();
  const on = module?.active;
  return (
    <RecordDrawer
      open={module !== undefined}
      title={module ? titleOf(module) : ''}
      subtitle={
        module &&
        (on ? (
          intl.formatMessage({ id: 'admin.modules.now' }, { version: on })
        ) : (
          <FormattedMessage id="admin.modules.off" />
        ))
      }
      onClose={onClose}
    >
      {module && (
        <Stack sx={{ gap: 3 }}>
          <Section title="admin.modules.versions">
            {isShell(module) && (
              <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
                <FormattedMessage id="admin.modules.shell" />
              </Typography>
            )}
            <StageLine module={module} onSwitch={onSwitch} onToAll={onToAll} />
            <VersionList module={module} onSwitch={onSwitch} />
          </Section>
          <Section title="admin.modules.failures">
            <Failures module={module} />
          </Section>
          <Section title="admin.modules.history">
            <Releases modules={modules} of={module.name} />
          </Section>
        </Stack>
      )}
    </RecordDrawer>
  );
};

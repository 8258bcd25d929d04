import type { ModuleOverview } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button } from '@bidwright/remote-kit/ui';
import { failuresToday } from './health.ts';
import type { Step } from './plan.ts';
import { useTitle } from './useTitle.ts';

interface TroubleProps {
  modules: ModuleOverview[];
  today: string;
  onOpen: (name: string) => void;
  onSwitch: (step: Step) => void;
}

/** The modules whose active version failed in people's browsers today, each with the way out. */
export const Trouble = ({ modules, today, onOpen, onSwitch }: TroubleProps) => {
  const titleOf = useTitle();
  const failing = modules.filter((module) => failuresToday(module, today) > 0);
  return failing.map((module) => {
    const { name, active, before } = module;
    return (
      <Alert
        key={name}
        severity="error"
        sx={{ marginBlockEnd: 1.5, alignItems: 'center' }}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <Button size="small" color="inherit" onClick={() => onOpen(name)}>
              <FormattedMessage id="admin.modules.see" />
            </Button>
            {before && (
              <Button size="small" color="error" variant="outlined" onClick={() => onSwitch({ name, version: before })}>
                <FormattedMessage id="admin.modules.backTo" values={{ version: before }} />
              </Button>
            )}
          </Box>
        }
      >
        <FormattedMessage
          id="admin.modules.trouble"
          values={{
            module: <strong key="module">{titleOf(module)}</strong>,
            version: <bdi key="version">{active}</bdi>,
            count: failuresToday(module, today),
          }}
        />
      </Alert>
    );
  });
};

import type { ModuleOverview } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { Moment } from './Moment.tsx';
import type { Step } from './plan.ts';

interface StageLineProps {
  module: ModuleOverview;
  onSwitch: (step: Step) => void;
  onToAll: (name: string) => void;
}

/** Who has a version that is for a few people first, until when, and the ways forward and back. */
export const StageLine = ({ module, onSwitch, onToAll }: StageLineProps) => {
  const intl = useIntl();
  const { name, active, stage } = module;
  if (!stage) return null;
  const { first, of, ends, rest } = stage;
  const moment = <Moment key="moment" at={ends} exact />;
  return (
    <Box sx={{ marginBlockEnd: 1, typography: 'body2' }}>
      <Box>
        <FormattedMessage
          id={rest === null ? 'admin.modules.stage.new' : 'admin.modules.stage'}
          values={{ first, of, moment, rest: <bdi key="rest">{rest}</bdi> }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        {active && (
          <Button size="small" variant="outlined" onClick={() => onToAll(name)}>
            {intl.formatMessage({ id: 'admin.modules.toAll' })}…
          </Button>
        )}
        {rest && (
          <Button size="small" onClick={() => onSwitch({ name, version: rest })}>
            <FormattedMessage id="admin.modules.backTo" values={{ version: rest }} />
          </Button>
        )}
      </Box>
    </Box>
  );
};

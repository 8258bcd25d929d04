import type { ModuleOverview } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Typography } from '@bidwright/remote-kit/ui';
import { FailureLine } from './FailureLine.tsx';
import { lines } from './lines.ts';

/** What went wrong with a module in browsers, by day, version and kind. */
export const Failures = ({ module: { name, failures } }: { module: Pick<ModuleOverview, 'name' | 'failures'> }) =>
  failures.length === 0 ? (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="admin.modules.failures.none" />
    </Typography>
  ) : (
    <Box component="ul" sx={lines}>
      {failures.map((failure) => (
        <FailureLine key={`${failure.day} ${failure.version} ${failure.kind}`} module={name} failure={failure} />
      ))}
    </Box>
  );

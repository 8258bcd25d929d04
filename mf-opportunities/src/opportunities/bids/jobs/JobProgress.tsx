import type { Job } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useJobCalls } from '../../../api.ts';

/** How far a job has come, and a way to stop it. */
export const JobProgress = ({ job: { id, done, total } }: { job: Job }) => {
  const intl = useIntl();
  const { cancel } = useJobCalls();
  const [stopping, setStopping] = useState(false);
  const label = intl.formatMessage({ id: 'opportunities.job.progress' }, { done, total: total ?? 0 });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        component="progress"
        aria-label={label}
        value={done}
        max={total || undefined}
        sx={{ flex: 1, accentColor: 'currentColor', color: 'primary.main' }}
      />
      <Box component="output" sx={{ typography: 'body2' }}>
        {label}
      </Box>
      <Button
        size="small"
        loading={stopping}
        onClick={() => {
          setStopping(true);
          void cancel(id);
        }}
      >
        <FormattedMessage id="opportunities.job.cancel" />
      </Button>
    </Box>
  );
};

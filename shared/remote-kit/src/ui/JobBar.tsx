import type { Job } from '@bidwright/contract-kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface JobBarProps {
  job: Pick<Job, 'done' | 'total'>;
  /** What stops it, where it can be stopped. */
  onStop?: () => void;
}

/** How far a job has come, and a way to stop it. */
export const JobBar = ({ job: { done, total }, onStop }: JobBarProps) => {
  const intl = useIntl();
  const [isStopping, setStopping] = useState(false);
  const label = intl.formatMessage({ id: 'kit.job.progress' }, { done, total: total ?? 0 });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        component="progress"
        aria-label={label}
        value={done}
        max={total || undefined}
        sx={{ flex: 1, minWidth: 0, accentColor: 'currentColor', color: 'primary.main' }}
      />
      <Box component="output" sx={{ typography: 'body2' }}>
        {label}
      </Box>
      {onStop && (
        <Button
          size="small"
          loading={isStopping}
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          <FormattedMessage id="kit.job.stop" />
        </Button>
      )}
    </Box>
  );
};

import { BareDialog, Box, Button } from '@bidwright/remote-kit/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Blocker } from 'react-router-dom';

/** Asks whether to leave unsaved changes behind. */
export const LeaveDialog = ({ blocker }: { blocker: Blocker }) => {
  const id = useId();
  return (
    <BareDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 480 } } }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h2', margin: 0, padding: '20px 20px 8px' }}>
        <FormattedMessage id="shell.leave.title" />
      </Box>
      <Box sx={{ padding: '0 20px 20px', typography: 'body2' }}>
        <FormattedMessage id="shell.leave.text" />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 1,
          padding: '12px 20px',
          borderBlockStart: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Button onClick={() => blocker.proceed?.()} color="error">
          <FormattedMessage id="shell.leave.leave" />
        </Button>
        <Button variant="contained" onClick={() => blocker.reset?.()}>
          <FormattedMessage id="shell.leave.stay" />
        </Button>
      </Box>
    </BareDialog>
  );
};

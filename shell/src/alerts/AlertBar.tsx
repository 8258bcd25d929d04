import { Alert as AlertBox, Box, Button } from '@bidwright/remote-kit/ui';
import type { Alert } from '@bidwright/shell-api';
import Snackbar from '@mui/material/Snackbar';
import { useIntl } from 'react-intl';
import { alertKey, useAlertKey } from './useAlertKey.ts';
import { useFreePlace } from './useFreePlace.ts';

interface AlertBarProps {
  alert: Alert;
  onClose: () => void;
}

const duration = ({ compact }: Alert) => (compact ? 2000 : 6000);

/** The alert on show. It waits while the pointer or the focus is on it; a click elsewhere does not close it. */
export const AlertBar = ({ alert, onClose }: AlertBarProps) => {
  const intl = useIntl();
  const { ref, place } = useFreePlace();
  useAlertKey(ref);
  const { severity, text, detail, action } = alert;
  const act = () => {
    action?.run();
    onClose();
  };
  return (
    <Snackbar
      open
      autoHideDuration={duration(alert)}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      ref={ref}
      // Measured in the window, so that no writing direction turns it around.
      style={place && { ...place, bottom: 'auto', right: 'auto', transform: 'none' }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ '&&': { maxWidth: 'calc(100% - 32px)' } }}
    >
      <AlertBox
        severity={severity}
        role={severity === 'error' ? 'alert' : 'status'}
        onClose={onClose}
        closeText={intl.formatMessage({ id: 'shell.alert.close' })}
        sx={{
          alignItems: 'center',
          minWidth: 280,
          maxWidth: 400,
          border: 1,
          color: `${severity}.dark`,
          bgcolor: `${severity}.light`,
          borderColor: `${severity}.edge`,
          boxShadow: (theme) => theme.elevation[1],
          '& .MuiAlert-action': { alignItems: 'center', padding: 0, gap: 0.5 },
        }}
        action={undefined}
      >
        <span>{text}</span>
        {action && (
          <Button
            color="inherit"
            size="small"
            onClick={act}
            aria-keyshortcuts={alertKey}
            sx={{ marginInlineStart: 1, textDecoration: 'underline', verticalAlign: 'baseline' }}
          >
            {action.label}
          </Button>
        )}
        {detail && (
          <Box dir="auto" sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
            {detail}
          </Box>
        )}
      </AlertBox>
    </Snackbar>
  );
};

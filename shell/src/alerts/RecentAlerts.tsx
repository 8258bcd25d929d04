import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Done from '@mui/icons-material/TaskAltOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellSelector } from '../store.ts';

/** The alerts since the page was opened, for who could not read one in time. */
export const RecentAlerts = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const shown = useShellSelector((state) => state.alerts);
  return (
    <Dialog
      open
      title={intl.formatMessage({ id: 'shell.alerts' })}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="shell.alert.close" />
        </Button>
      }
    >
      {shown.length === 0 ? (
        <FormattedMessage id="shell.alerts.none" />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {shown.map(({ id, severity, text, detail, at }) => {
            const Icon = severity === 'error' ? ErrorOutline : Done;
            return (
              <Box
                component="li"
                key={id}
                sx={{ display: 'flex', gap: 1.5, paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}
              >
                <Icon sx={{ fontSize: 20, color: `${severity}.main` }} />
                <Box dir="auto" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                  {text}
                  {detail && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{detail}</Box>}
                </Box>
                <Box component="time" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {intl.formatTime(at)}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </Dialog>
  );
};

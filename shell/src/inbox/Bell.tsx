import { Badge, Box, IconButton, LoadingRows, Popover, Tooltip } from '@bidwright/remote-kit/ui';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Late } from '../late/Late.tsx';
import { useShellSelector } from '../store.ts';

const panel = { lazy: async () => ({ Component: (await import('./BellPanel.tsx')).BellPanel }) };

/** How many notifications are unread; opens them. */
export const Bell = () => {
  const intl = useIntl();
  const unread = useShellSelector((state) => state.inbox.unread);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = intl.formatMessage({ id: 'shell.inbox.bell' }, { unread: unread ?? 0 });
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <Badge badgeContent={unread || undefined} color="error" slotProps={{ badge: { 'aria-hidden': true } }}>
            <Notifications />
          </Badge>
        </IconButton>
      </Tooltip>
      <Box component="output" sx={hidden}>
        {unread ? label : ''}
      </Box>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': intl.formatMessage({ id: 'shell.inbox' }),
            sx: { width: 330, marginBlockStart: 1 },
          },
        }}
      >
        <Late view={panel} handed={{ unread, onClose: close }} loading={<LoadingRows rows={4} height={96} />} />
      </Popover>
    </>
  );
};

/** For who listens: says when another one came. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

import type { ChatUser } from '@bidwright/contract-template-demo/api';
import { Box, PersonAvatar } from '@bidwright/remote-kit/ui';

const colors = { online: 'success.main', away: 'warning.main', offline: 'text.tertiary' } as const;

/** Somebody's picture with a dot that says whether they are there; a word beside it says so too. */
export const Presence = ({ user, size = 36 }: { user: ChatUser; size?: number }) => (
  <Box component="span" sx={{ position: 'relative', display: 'inline-flex', flexShrink: 0 }}>
    <PersonAvatar name={user.name} size={size} named />
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        insetBlockEnd: 0,
        insetInlineEnd: 0,
        width: 10,
        height: 10,
        borderRadius: '50%',
        border: 2,
        borderColor: 'background.paper',
        bgcolor: colors[user.presence],
      }}
    />
  </Box>
);

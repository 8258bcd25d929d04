import { Box, Button, Card, PersonAvatar, Typography } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Chat from '@mui/icons-material/ChatBubbleOutlineOutlined';
import type { PropsWithChildren } from 'react';
import { useText } from '../useText.ts';

/** Two tones of the accent in wide stripes; no picture has to be fetched. */
const cover = {
  height: 120,
  bgcolor: 'surface.tint',
  backgroundImage: (theme: { vars?: { palette: { surface: { tintStrong: string } } } }) =>
    `repeating-linear-gradient(115deg, ${theme.vars?.palette.surface.tintStrong} 0 32px, transparent 32px 96px)`,
};

/** Whose profile it is; below stand its tabs. */
export const ProfileHead = ({ children }: PropsWithChildren) => {
  const text = useText();
  const { name, email, profilePicture } = usePerson();
  return (
    <Card>
      <Box aria-hidden sx={cover} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, paddingInline: 2, marginBlockStart: -4 }}
      >
        <Box sx={{ padding: 0.5, borderRadius: '50%', bgcolor: 'background.paper' }}>
          <PersonAvatar name={name} src={profilePicture} size={72} named />
        </Box>
        <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
          <Typography variant="h2" noWrap>
            <span dir="auto">{name}</span>
          </Typography>
          <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
            <bdi>{email}</bdi>
          </Typography>
        </Box>
        <Button variant="outlined" size="small" href="/demo/chat" startIcon={<Chat />}>
          {text('profile.messages')}
        </Button>
      </Box>
      <Box sx={{ paddingInline: 1, marginBlockStart: 1 }}>{children}</Box>
    </Card>
  );
};

import { Box, ButtonBase, PersonAvatar, Popover } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ProfilePanel } from './ProfilePanel.tsx';

/** Who is signed in; opens what is theirs. */
export const ProfileMenu = ({ compact }: { compact: boolean }) => {
  const { name, profilePicture } = usePerson();
  const { key } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openedAt, setOpenedAt] = useState<string>();
  // Following a link closes it, whoever put the link there.
  const open = openedAt === key;
  const close = () => setOpenedAt(undefined);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpenedAt(key);
        }}
        sx={{
          height: 40,
          padding: compact ? 0.5 : '4px 14px 4px 6px',
          gap: 1,
          borderRadius: 5,
          bgcolor: open ? 'surface.tintStrong' : 'surface.tint',
          typography: 'body2',
          fontWeight: 500,
        }}
      >
        <PersonAvatar name={name} src={profilePicture} size={32} named={!compact} />
        {!compact && (
          <>
            <Box
              component="bdi"
              sx={{ maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {name}
            </Box>
            <ExpandMore sx={{ fontSize: 18, transform: open ? 'rotate(180deg)' : undefined }} />
          </>
        )}
      </ButtonBase>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': name, role: 'dialog', sx: { width: 272, marginBlockStart: 1 } } }}
      >
        <ProfilePanel onClose={close} />
      </Popover>
    </>
  );
};

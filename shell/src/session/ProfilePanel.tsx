import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, Divider, List, ListItemButton, PersonAvatar, Typography } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Feedback from '@mui/icons-material/FeedbackOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import { FormattedMessage } from 'react-intl';
import { takesFeedback } from '../feedback/outside.ts';
import { FilledSlot } from '../modules/FilledSlot.tsx';
import { useFillers } from '../modules/useFillers.ts';
import { overlay } from '../overlays/overlay.ts';
import { useShellDispatch } from '../store.ts';
import { ViewMenu } from '../view/ViewMenu.tsx';
import { useSignOut } from './useSignOut.ts';

const row = { minHeight: { xs: 48, md: 40 }, gap: 1.5, typography: 'body2', fontWeight: 500 };
const icon = { fontSize: 20, color: 'text.secondary' };

/** What is the person's own: settings, what modules add of theirs, and the way out. */
export const ProfilePanel = ({ onClose }: { onClose: () => void }) => {
  const person = usePerson();
  const fillers = useFillers();
  const signOut = useSignOut();
  const dispatch = useShellDispatch();
  const giveFeedback = () => {
    onClose();
    dispatch(overlay.actions.opened('feedback'));
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, padding: 2 }}>
        <PersonAvatar name={person.name} src={person.profilePicture} size={32} named />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ '&&': { fontWeight: 600 } }}>
            <FormattedMessage id="shell.profile.welcome" values={{ name: <bdi>{person.name.split(' ')[0]}</bdi> }} />
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {person.permissions.join(', ')}
          </Typography>
        </Box>
      </Box>
      <Divider />
      <List sx={{ padding: 1 }}>
        <li>
          <ListItemButton component={RouterLink} to="/user/account-profile/profile1" sx={row}>
            <Settings sx={icon} />
            <FormattedMessage id="shell.account" />
          </ListItemButton>
        </li>
        {fillers('shell/profile.menu/v1').map((filler) => (
          <li key={`${filler.version.name} ${filler.slot.name}`}>
            <FilledSlot {...filler} loading={null} />
          </li>
        ))}
      </List>
      <Divider />
      <Box sx={{ padding: 1 }}>
        {person.permissions.includes('Admin') && <ViewMenu row={row} />}
        {!takesFeedback() && (
          <ListItemButton component="button" onClick={giveFeedback} sx={{ ...row, width: '100%' }}>
            <Feedback sx={icon} />
            <FormattedMessage id="shell.feedback" />
          </ListItemButton>
        )}
        <ListItemButton component="button" onClick={signOut} sx={{ ...row, width: '100%' }}>
          <Logout sx={icon} />
          <FormattedMessage id="shell.signOut" />
        </ListItemButton>
      </Box>
    </>
  );
};

import { IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { useIntl } from 'react-intl';
import { useShellDispatch } from '../store.ts';
import { settings } from './settings.ts';
import { useIsDark } from './useIsDark.ts';

export const ModeToggle = () => {
  const intl = useIntl();
  const dispatch = useShellDispatch();
  const dark = useIsDark();
  const label = intl.formatMessage({ id: dark ? 'shell.mode.light' : 'shell.mode.dark' });
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => dispatch(settings.actions.chose({ mode: dark ? 'light' : 'dark' }))}
        sx={{ color: 'text.secondary' }}
      >
        {dark ? <LightMode /> : <DarkMode />}
      </IconButton>
    </Tooltip>
  );
};

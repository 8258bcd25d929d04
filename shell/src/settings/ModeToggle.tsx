import { IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { useIntl } from 'react-intl';
import { choose } from './settings.ts';
import { useIsDark } from './useIsDark.ts';

export const ModeToggle = () => {
  const intl = useIntl();
  const dark = useIsDark();
  const label = intl.formatMessage({ id: dark ? 'shell.mode.light' : 'shell.mode.dark' });
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => choose({ mode: dark ? 'light' : 'dark' })}
        sx={{ color: 'text.secondary' }}
      >
        {dark ? <LightMode /> : <DarkMode />}
      </IconButton>
    </Tooltip>
  );
};

import { useNavigate } from '@bidwright/remote-kit/router';
import Alerts from '@mui/icons-material/CampaignOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import Feedback from '@mui/icons-material/FeedbackOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { takesFeedback } from '../feedback/outside.ts';
import { languageNames } from '../language/languageNames.ts';
import { offeredLanguages } from '../language/offered.ts';
import { overlay } from '../overlays/overlay.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { choose, useSettings } from '../settings/settings.ts';
import { useIsDark } from '../settings/useIsDark.ts';
import { useShellDispatch } from '../store.ts';

/** Something that can be done from anywhere. */
export interface Action {
  id: string;
  title: string;
  icon: ReactNode;
  /** The key that does the same. */
  shortcut?: string;
  run: () => void;
}

/** What the shell itself can do for a person. */
export const useActions = (): Action[] => {
  const intl = useIntl();
  const navigate = useNavigate();
  const dispatch = useShellDispatch();
  const signOut = useSignOut();
  const dark = useIsDark();
  const current = useSettings().language;
  const text = (id: string) => intl.formatMessage({ id });
  const { opened } = overlay.actions;
  const go = (path: string) => () => void navigate(path);
  return [
    { id: 'account', title: text('shell.account'), icon: <Settings />, run: go('/user/account-profile/profile1') },
    { id: 'inbox', title: text('shell.inbox'), icon: <Notifications />, run: go('/user/notifications') },
    {
      id: 'mode',
      title: text(dark ? 'shell.mode.light' : 'shell.mode.dark'),
      icon: dark ? <LightMode /> : <DarkMode />,
      run: () => choose({ mode: dark ? 'light' : 'dark' }),
    },
    ...offeredLanguages()
      .filter((language) => language !== current)
      .map((language) => ({
        id: `language-${language}`,
        title: languageNames[language],
        icon: <Translate />,
        run: () => void choose({ language }),
      })),
    { id: 'alerts', title: text('shell.alerts'), icon: <Alerts />, run: () => dispatch(opened('alerts')) },
    ...(takesFeedback()
      ? []
      : [
          {
            id: 'feedback',
            title: text('shell.feedback'),
            icon: <Feedback />,
            run: () => dispatch(opened('feedback')),
          },
        ]),
    {
      id: 'shortcuts',
      title: text('shell.shortcuts'),
      icon: <Keyboard />,
      shortcut: '?',
      run: () => dispatch(opened('shortcuts')),
    },
    { id: 'signOut', title: text('shell.signOut'), icon: <Logout />, run: () => void signOut() },
  ];
};

import { useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { choose, useSettings } from '../settings/settings.ts';

/** The drawer: over the page on narrow screens, else beside it, whole or as a rail of icons. */
export const useDrawer = () => {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('lg'));
  const narrow = useMediaQuery(theme.breakpoints.down('md'));
  const chosen = useSettings().drawer;
  const [over, setOver] = useState(false);

  const rail = chosen === 'rail' || (chosen === 'auto' && !wide);
  const fold = () => choose({ drawer: rail ? 'open' : 'rail' });
  return {
    narrow,
    rail: rail && !narrow,
    /** On narrow screens: whether it lies over the page now. */
    over: narrow && over,
    close: () => setOver(false),
    toggle: narrow ? () => setOver(!over) : fold,
    fold,
  };
};

export const drawerWidth = { open: 260, rail: 72 };

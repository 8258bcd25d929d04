import { useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { useCallback, useState } from 'react';
import { choose, useSettings } from '../settings/settings.ts';

/** The drawer: over the page on narrow screens, else beside it, whole or as a rail of icons. */
export const useDrawer = () => {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('lg'));
  const narrow = useMediaQuery(theme.breakpoints.down('md'));
  const chosen = useSettings().drawer;
  const [over, setOver] = useState(false);

  const rail = chosen === 'rail' || (chosen === 'auto' && !wide);
  const fold = useCallback(() => choose({ drawer: rail ? 'open' : 'rail' }), [rail]);
  const close = useCallback(() => setOver(false), []);
  const turn = useCallback(() => setOver((before) => !before), []);
  return {
    narrow,
    rail: rail && !narrow,
    /** On narrow screens: whether it lies over the page now. */
    over: narrow && over,
    close,
    toggle: narrow ? turn : fold,
    fold,
  };
};

export const drawerWidth = { open: 260, rail: 72 };

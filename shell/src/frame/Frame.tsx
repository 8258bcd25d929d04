import { Outlet } from '@bidwright/remote-kit/router';
import { Box } from '@bidwright/remote-kit/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLive } from '../inbox/useLive.ts';
import { Composed } from '../modules/Composed.tsx';
import { OverrideBanner } from '../modules/OverrideBanner.tsx';
import { usePrefetch } from '../modules/prefetch.ts';
import { useFreshModules } from '../modules/useModules.ts';
import { Overlays } from '../overlays/Overlays.tsx';
import { Outside } from '../session/Outside.tsx';
import { SessionDialogs } from '../session/SessionDialogs.tsx';
import { useShellSelector } from '../store.ts';
import { ViewBanner } from '../view/ViewBanner.tsx';
import { PageCrumbs } from './PageCrumbs.tsx';
import { ShellHooks } from './ShellHooks.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { TopBar } from './TopBar.tsx';
import { drawerWidth, useDrawer } from './useDrawer.ts';

/** Each page starts at its top. Stands beside a page, with the page's path as its key. */
const ScrollToTop = () => {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
};

/** What stands around every page of a signed-in person. It is drawn anew with each change of the address; its parts are not. */
export const Frame = () => {
  const location = useLocation();
  const { person, isOver } = useShellSelector((state) => state.session);
  const drawer = useDrawer();
  useFreshModules();
  usePrefetch();
  useLive(person !== null && !isOver);
  if (!person) return <Outside />;

  const width = drawer.rail ? drawerWidth.rail : drawerWidth.open;
  return (
    <ShellHooks person={person}>
      <Box sx={{ minHeight: '100vh', display: 'flow-root', bgcolor: 'surface.chrome' }}>
        <Box component="a" href="#page" sx={skipLink}>
          <FormattedMessage id="shell.skip" />
        </Box>
        <TopBar {...drawer} />
        <SideDrawer {...drawer} />
        <Box
          component="main"
          id="page"
          tabIndex={-1}
          sx={{
            marginBlockStart: 'var(--header)',
            marginInlineStart: { md: `${width}px` },
            marginInlineEnd: { md: '20px' },
            minHeight: 'calc(100vh - var(--header))',
            padding: { xs: '8px 16px', sm: '12px 16px', md: '14px 24px 24px' },
            borderStartStartRadius: { md: 8 },
            borderStartEndRadius: { md: 8 },
            bgcolor: 'background.default',
            transition: 'margin 225ms',
            // It takes the focus from the skip link, and is no place of its own: its ring would be cut off at the window's edges.
            '&:focus-visible': { outline: 'none' },
          }}
        >
          <ScrollToTop key={location.pathname} />
          <ViewBanner />
          <OverrideBanner />
          <PageCrumbs />
          <Composed>
            <Outlet />
          </Composed>
        </Box>
      </Box>
      <Overlays />
      <SessionDialogs />
    </ShellHooks>
  );
};

const skipLink = {
  position: 'fixed',
  zIndex: 'tooltip',
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '8px 16px',
  borderRadius: 1,
  bgcolor: 'surface.raised',
  color: 'primary.main',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};

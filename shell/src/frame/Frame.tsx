import { Navigate, Outlet } from '@bidwright/remote-kit/router';
import { Box } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { boot } from '../boot.ts';
import { Composed } from '../modules/Composed.tsx';
import { OverrideBanner } from '../modules/OverrideBanner.tsx';
import { usePrefetch } from '../modules/prefetch.ts';
import { useFreshModules } from '../modules/useModules.ts';
import { signInAddress } from '../session/next.ts';
import { SessionEnded } from '../session/SessionEnded.tsx';
import { useShellSelector } from '../store.ts';
import { PageCrumbs } from './PageCrumbs.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { ShellHooks } from './ShellHooks.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { TopBar } from './TopBar.tsx';
import { drawerWidth, useDrawer } from './useDrawer.ts';

/** What stands around every page of a signed-in person. */
export const Frame = () => {
  const location = useLocation();
  const person = useShellSelector((state) => state.session.person);
  const drawer = useDrawer();
  useFreshModules();
  usePrefetch();
  if (!person) return boot.user ? <SessionEnded /> : <Navigate to={signInAddress(location)} replace />;

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
            marginBlockStart: { xs: '56px', md: '72px' },
            marginInlineStart: { md: `${width}px` },
            marginInlineEnd: { md: '20px' },
            minHeight: { xs: 'calc(100vh - 56px)', md: 'calc(100vh - 72px)' },
            padding: { xs: '12px 16px', md: '14px 24px 24px' },
            borderStartStartRadius: { md: 8 },
            borderStartEndRadius: { md: 8 },
            bgcolor: 'background.default',
            transition: 'margin 225ms',
            outline: 'none',
          }}
        >
          <ScrollToTop key={location.pathname} />
          <OverrideBanner />
          <PageCrumbs />
          <Composed>
            <Outlet />
          </Composed>
        </Box>
      </Box>
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

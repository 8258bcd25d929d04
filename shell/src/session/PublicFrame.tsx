import { Navigate, Outlet, useLocation } from '@bidwright/remote-kit/router';
import { Box } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';
import { boot } from '../boot.ts';
import { Logo } from '../frame/Logo.tsx';
import { ShellHooks } from '../frame/ShellHooks.tsx';
import { LanguagePicker } from '../language/LanguagePicker.tsx';
import { ModeToggle } from '../settings/ModeToggle.tsx';
import { useShellSelector } from '../store.ts';
import { hasEnded, nextAddress } from './next.ts';

const nobody = { id: '', name: '', email: '', permissions: [], teams: [] };

/** Where Google or a mail leads, whoever is signed in. */
const forAll = new Set(['/reset', '/join-google']);

/** What stands around the pages for signed-out people. Who is signed in has no use for most of them. */
export const PublicFrame = () => {
  const { pathname, search } = useLocation();
  const signedIn = useShellSelector((state) => state.session.person !== null);
  // Where a service no longer takes a session that the front door still knows, going back would lead here again, for ever.
  const stays = forAll.has(pathname) || hasEnded(search);
  if (signedIn && !stays) return <Navigate to={nextAddress(search)} replace />;
  return (
    <ShellHooks person={nobody} asks={false}>
      <Box sx={{ minHeight: '100vh', display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
        <Box
          component="header"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: { xs: '12px 16px', sm: '20px 32px' } }}
        >
          <Logo />
          <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 1 }}>
            <LanguagePicker />
            <ModeToggle />
          </Box>
        </Box>
        <Box component="main" sx={{ display: 'grid', placeItems: 'center', padding: 2 }}>
          <Outlet />
        </Box>
        <Box
          component="footer"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            padding: { xs: 2, sm: '20px 32px' },
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          <FormattedMessage id="shell.version" values={{ version: <bdi>{boot.version}</bdi> }} />
          {boot.demo && <FormattedMessage id="shell.demo.invented" />}
        </Box>
      </Box>
    </ShellHooks>
  );
};

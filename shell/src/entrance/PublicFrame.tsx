import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';
import { FormattedMessage } from 'react-intl';
import { boot } from '../boot.ts';
import { Logo } from '../frame/Logo.tsx';
import { LanguagePicker } from '../language/LanguagePicker.tsx';
import { ModeToggle } from '../settings/ModeToggle.tsx';

/** What stands around the pages for signed-out people. */
export const PublicFrame = ({ children }: PropsWithChildren) => (
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
      {children}
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
);

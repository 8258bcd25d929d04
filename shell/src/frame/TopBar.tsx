import { Box, IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import MenuToggle from '@mui/icons-material/MenuOutlined';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Bell } from '../inbox/Bell.tsx';
import { LanguagePicker } from '../language/LanguagePicker.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { ProfileMenu } from '../session/ProfileMenu.tsx';
import { ModeToggle } from '../settings/ModeToggle.tsx';
import { Logo } from './Logo.tsx';
import { PhoneTitle } from './PhoneTitle.tsx';
import { drawerWidth, type useDrawer } from './useDrawer.ts';

/** The bar over the page. Where it is narrow, language and colours stand in the drawer. */
export const TopBar = memo(({ narrow, rail, over, toggle }: ReturnType<typeof useDrawer>) => {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'shell.menu.toggle' });
  return (
    <Box
      component="header"
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        insetInline: 0,
        insetBlockStart: 0,
        height: 'var(--header)',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        paddingInline: { xs: 1, sm: 2.5 },
        bgcolor: 'surface.chrome',
      }}
    >
      {!narrow && (
        <Box sx={{ display: 'flex', width: rail ? 'auto' : drawerWidth.open - 20 - 12 }}>
          <Logo compact={rail} />
        </Box>
      )}
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-expanded={narrow ? over : !rail}
          onClick={toggle}
          sx={{ color: 'text.secondary' }}
        >
          <MenuToggle sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
      {narrow && (
        <>
          <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
            <Logo compact />
          </Box>
          <PhoneTitle />
        </>
      )}
      <SearchButton compact={narrow} />
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1.5 }, marginInlineStart: narrow ? 0 : 'auto' }}
      >
        {!narrow && (
          <>
            <LanguagePicker />
            <ModeToggle />
          </>
        )}
        <Bell />
        <ProfileMenu compact={narrow} />
      </Box>
    </Box>
  );
});

import { Box, Drawer, IconButton } from '@bidwright/remote-kit/ui';
import Close from '@mui/icons-material/CloseOutlined';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Logo } from './Logo.tsx';
import { SideMenu } from './SideMenu.tsx';
import { drawerWidth, type useDrawer } from './useDrawer.ts';

/** The drawer at the start side. */
export const SideDrawer = memo(({ narrow, rail, over, close, fold }: ReturnType<typeof useDrawer>) => {
  const intl = useIntl();
  if (narrow) {
    return (
      <Drawer
        open={over}
        onClose={close}
        slotProps={{
          paper: { 'aria-label': intl.formatMessage({ id: 'shell.menu' }), sx: { width: drawerWidth.open } },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            minHeight: 64,
            paddingInline: 2.5,
          }}
        >
          <Logo onFollow={close} />
          <IconButton aria-label={intl.formatMessage({ id: 'shell.menu.close' })} onClick={close} edge="end">
            <Close />
          </IconButton>
        </Box>
        <SideMenu rail={false} onFollow={close} />
      </Drawer>
    );
  }
  const width = rail ? drawerWidth.rail : drawerWidth.open;
  return (
    <Box
      component="aside"
      sx={{
        position: 'fixed',
        display: 'flex',
        flexDirection: 'column',
        insetInlineStart: 0,
        insetBlock: 'var(--header) 0',
        width,
        overflow: 'auto',
        bgcolor: 'surface.chrome',
        transition: 'width 225ms',
      }}
    >
      <SideMenu rail={rail} onFold={fold} />
    </Box>
  );
});

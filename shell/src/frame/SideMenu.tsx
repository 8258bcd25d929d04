import { Box, Chip, IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import DoubleArrow from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boot } from '../boot.ts';
import { LanguagePicker } from '../language/LanguagePicker.tsx';
import { ModeToggle } from '../settings/ModeToggle.tsx';
import { MenuContext } from './MenuContext.ts';
import { MenuNodes } from './MenuNodes.tsx';
import { useMenu } from './useMenu.ts';

interface SideMenuProps {
  rail: boolean;
  /** Makes a rail of the drawer or opens it again; none where the drawer lies over the page. */
  onFold?: () => void;
  /** Called when a link was followed. */
  onFollow?: () => void;
}

/** Which folders of the menu stand open: those around the current item, and what the person opened or closed since. */
const useFolders = (path: string[]) => {
  const current = path.join();
  const [state, setState] = useState({ current, open: path });
  if (state.current !== current) setState({ current, open: [...state.open, ...path] });

  const set = (id: string, wanted: boolean) =>
    setState(({ current, open }) => {
      const others = open.filter((one) => one !== id);
      return { current, open: wanted ? [...others, id] : others };
    });
  return { open: state.open, set };
};

const MenuAt = memo(({ rail, onFold, onFollow, nodes, path }: SideMenuProps & ReturnType<typeof useMenu>) => {
  const intl = useIntl();
  const folders = useFolders(path);
  const toggle = (id: string) => folders.set(id, !folders.open.includes(id));

  const fold = intl.formatMessage({ id: rail ? 'shell.menu.unfold' : 'shell.menu.fold' });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, paddingInline: rail ? 1.5 : 2 }}>
      <Box component="nav" aria-label={intl.formatMessage({ id: 'shell.menu' })} sx={{ flex: 1, paddingBlock: 1 }}>
        <MenuContext value={{ rail, inner: false, path, open: folders.open, toggle, onFollow }}>
          <MenuNodes nodes={nodes} />
        </MenuContext>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: rail ? 'center' : 'space-between',
          minHeight: 56,
          // A long menu runs below it.
          position: 'sticky',
          insetBlockEnd: 0,
          bgcolor: 'surface.chrome',
          borderBlockStart: '1px solid',
          borderColor: 'divider',
        }}
      >
        {!rail && (
          <Chip
            size="small"
            variant="outlined"
            label={<FormattedMessage id="shell.version" values={{ version: <bdi>{boot.version}</bdi> }} />}
            sx={{ borderRadius: '4px', height: 20, fontSize: 11, color: 'text.secondary', bgcolor: 'surface.sunk' }}
          />
        )}
        {onFold ? (
          <Tooltip title={fold}>
            <IconButton aria-label={fold} onClick={onFold} size="small" sx={{ color: 'text.secondary' }}>
              <DoubleArrow
                sx={{ fontSize: 20, transform: (theme) => `scaleX(${(theme.direction === 'rtl') === rail ? 1 : -1})` }}
              />
            </IconButton>
          </Tooltip>
        ) : (
          <Box sx={{ display: 'flex' }}>
            <LanguagePicker />
            <ModeToggle />
          </Box>
        )}
      </Box>
    </Box>
  );
});

/** The menu with the app's version below it. Another search on the same page leaves it as it is drawn. */
export const SideMenu = (props: SideMenuProps) => <MenuAt {...props} {...useMenu()} />;

import { Box, ButtonBase, IconButton, KeyCap } from '@bidwright/remote-kit/ui';
import Search from '@mui/icons-material/SearchOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { overlay } from '../overlays/overlay.ts';
import { useShellDispatch } from '../store.ts';

/** Opens the search over everything; looks like the field that it opens. */
export const SearchButton = ({ compact }: { compact: boolean }) => {
  const intl = useIntl();
  const dispatch = useShellDispatch();
  const open = () => dispatch(overlay.actions.opened('search'));
  const name = {
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: open,
  };
  if (compact) {
    return (
      <IconButton
        {...name}
        aria-label={intl.formatMessage({ id: 'shell.search' })}
        sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}
      >
        <Search />
      </IconButton>
    );
  }
  return (
    <ButtonBase
      {...name}
      sx={{
        width: 400,
        flexShrink: 1,
        minWidth: 160,
        height: 40,
        gap: 1,
        paddingInline: 1.5,
        justifyContent: 'flex-start',
        typography: 'body2',
        color: 'text.secondary',
        bgcolor: 'surface.sunk',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:hover': { borderColor: 'line.control' },
      }}
    >
      <Search sx={{ fontSize: 18 }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <FormattedMessage id="shell.search.placeholder" />
      </Box>
      <Box aria-hidden sx={{ display: { xs: 'none', lg: 'flex' }, gap: 0.5, marginInlineStart: 'auto' }}>
        <KeyCap>{/Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl'}</KeyCap>
        <KeyCap>K</KeyCap>
      </Box>
    </ButtonBase>
  );
};

import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import Close from '@mui/icons-material/CloseOutlined';
import Down from '@mui/icons-material/KeyboardArrowDownOutlined';
import Up from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useBasket } from './Basket.tsx';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 36,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

/** The collected entries; each can be moved, and taken out. */
export const BasketList = () => {
  const intl = useIntl();
  const { entries, move, remove } = useBasket();
  return (
    <Box
      component="ol"
      aria-label={intl.formatMessage({ id: 'rfp-library.basket' })}
      sx={{ margin: 0, padding: 0, listStyle: 'none', overflow: 'auto' }}
    >
      {entries.map(({ id, title, opportunity }, at) => {
        const label = (name: string) => intl.formatMessage({ id: `rfp-library.basket.${name}` }, { title });
        return (
          <Box component="li" key={id} sx={row}>
            <IconButton size="small" disabled={at === 0} aria-label={label('up')} onClick={() => move(id, -1)}>
              <Up fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              disabled={at === entries.length - 1}
              aria-label={label('down')}
              onClick={() => move(id, 1)}
            >
              <Down fontSize="small" />
            </IconButton>
            <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              <Box component="bdi" sx={{ fontWeight: 500 }}>
                {title}
              </Box>{' '}
              <Box component="bdi" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {opportunity}
              </Box>
            </Box>
            <IconButton size="small" aria-label={label('remove')} onClick={() => remove(id)}>
              <Close fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
};

import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { newAddress } from '../addresses.ts';

/** On a phone it floats above the cards. */
const floating = {
  position: { xs: 'fixed', sm: 'static' },
  insetInlineEnd: 16,
  insetBlockEnd: 20,
  zIndex: 1050,
  height: { xs: 56, sm: 40 },
  paddingInline: { xs: 2.5, sm: 2 },
  boxShadow: { xs: '0 16px 40px rgba(23, 33, 47, 0.18), 0 2px 8px rgba(23, 33, 47, 0.08)', sm: 'none' },
};

export const NewButton = () => {
  const intl = useIntl();
  return (
    <Button
      variant="contained"
      href={newAddress}
      data-keys="n"
      startIcon={<Add />}
      aria-label={intl.formatMessage({ id: 'opportunities.new.title' })}
      sx={floating}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        <FormattedMessage id="opportunities.new.title" />
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        <FormattedMessage id="opportunities.new.short" />
      </Box>
    </Button>
  );
};

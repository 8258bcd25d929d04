import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, floating } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { newAddress } from '../../addresses.ts';

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

import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Button, floating } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { newAddress } from '../addresses.ts';

/** The way to a new text. */
export const NewButton = () => (
  <Button variant="contained" startIcon={<Add />} component={RouterLink} to={newAddress} sx={floating}>
    <FormattedMessage id="rfp-library.new" />
  </Button>
);

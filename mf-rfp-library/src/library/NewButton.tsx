import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Button } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { newAddress } from '../addresses.ts';

/** On a phone it floats above the results. */
const floating = {
  '&.MuiButton-root': {
    position: { xs: 'fixed', sm: 'static' },
    insetInlineEnd: 16,
    insetBlockEnd: 20,
    zIndex: 1050,
    height: { xs: 56, sm: 40 },
    paddingInline: { xs: 2.5, sm: 2 },
    boxShadow: { xs: '0 16px 40px rgba(23, 33, 47, 0.18), 0 2px 8px rgba(23, 33, 47, 0.08)', sm: 'none' },
  },
  '&.MuiButton-root .MuiButton-startIcon': { display: 'inherit' },
};

/** The way to a new text. */
export const NewButton = () => (
  <Button variant="contained" startIcon={<Add />} component={RouterLink} to={newAddress} sx={floating}>
    <FormattedMessage id="rfp-library.new" />
  </Button>
);

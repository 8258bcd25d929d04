import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import { useCopyLink } from '../actions/useCopyLink.ts';

/** Puts the page's address on the clipboard. */
export const CopyLink = () => (
  <Button
    variant="outlined"
    startIcon={<Copy />}
    onClick={useCopyLink()}
    sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
  >
    <FormattedMessage id="opportunities.link.copy" />
  </Button>
);

import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Copy from '@mui/icons-material/ContentCopyOutlined';

/** Puts the record's address on the clipboard. */
export const CopyLink = ({ fullWidth }: { fullWidth?: boolean }) => {
  const intl = useIntl();
  const alert = useAlert();
  const copy = async () => {
    const { origin, pathname } = window.location;
    const done = await navigator.clipboard.writeText(origin + pathname).then(
      () => true,
      () => false,
    );
    alert({
      severity: done ? 'success' : 'error',
      text: intl.formatMessage({ id: done ? 'opportunities.link.copied' : 'opportunities.link.failed' }),
      compact: done,
    });
  };
  return (
    <Button
      variant="outlined"
      startIcon={<Copy />}
      onClick={copy}
      fullWidth={fullWidth}
      sx={{ display: fullWidth ? undefined : { xs: 'none', sm: 'inline-flex' } }}
    >
      <FormattedMessage id="opportunities.link.copy" />
    </Button>
  );
};

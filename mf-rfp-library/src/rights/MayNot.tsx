import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Button, Empty } from '@bidwright/remote-kit/ui';
import Lock from '@mui/icons-material/LockOutlined';
import { libraryAddress } from '../addresses.ts';

/** Says to who came by a link to what others may do, what they may do themselves. */
export const MayNot = () => {
  const intl = useIntl();
  return (
    <Empty
      icon={<Lock />}
      title={intl.formatMessage({ id: 'rfp-library.write.mayNot' })}
      text={intl.formatMessage({ id: 'rfp-library.write.mayNot.text' })}
    >
      <Button variant="outlined" size="small" component={RouterLink} to={libraryAddress}>
        <FormattedMessage id="rfp-library.title" />
      </Button>
    </Empty>
  );
};

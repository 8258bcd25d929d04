import { Button } from '@bidwright/remote-kit/ui';
import { usePageHead } from '@bidwright/shell-api';
import Lock from '@mui/icons-material/LockOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from './Notice.tsx';

/** For a path whose module is not for this person's roles. */
export const NotPermittedPage = () => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'shell.notPermitted.title' });
  usePageHead({ title, parents: [] });
  return (
    <Notice icon={<Lock />} title={title} text={intl.formatMessage({ id: 'shell.notPermitted.text' })}>
      <Button variant="contained" href="/dashboard">
        <FormattedMessage id="shell.errors.home" />
      </Button>
    </Notice>
  );
};

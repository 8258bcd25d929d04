import { Button } from '@bidwright/remote-kit/ui';
import { usePageHead } from '@bidwright/shell-api';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from './Notice.tsx';

/** For a path that nobody owns. */
export const NotFoundPage = () => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'shell.notFound.title' });
  usePageHead({ title, parents: [] });
  return (
    <Notice icon={<SearchOff />} title={title} text={intl.formatMessage({ id: 'shell.notFound.text' })}>
      <Button variant="contained" href="/dashboard">
        <FormattedMessage id="shell.errors.home" />
      </Button>
    </Notice>
  );
};

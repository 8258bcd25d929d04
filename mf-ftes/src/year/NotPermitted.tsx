import { useIntl } from '@bidwright/remote-kit/intl';
import { Card, Empty, Page } from '@bidwright/remote-kit/ui';
import Lock from '@mui/icons-material/LockOutlined';

/** Another person's year is not for everyone. */
export const NotPermitted = () => {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'ftes.title' })}>
      <Card>
        <Empty
          icon={<Lock />}
          title={intl.formatMessage({ id: 'ftes.notPermitted' })}
          text={intl.formatMessage({ id: 'ftes.notPermitted.text' })}
        />
      </Card>
    </Page>
  );
};

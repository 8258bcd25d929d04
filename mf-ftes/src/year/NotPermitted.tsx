import { useIntl } from '@bidwright/remote-kit/intl';
import { Card, Empty, Page } from '@bidwright/remote-kit/ui';
import Lock from '@mui/icons-material/LockOutlined';

/** Other people's months are not for everyone. */
export const NotPermitted = ({ titleId = 'ftes.title' }: { titleId?: string }) => {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: titleId })}>
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

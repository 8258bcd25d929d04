import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Card, Empty, Page } from '@bidwright/remote-kit/ui';
import Lock from '@mui/icons-material/LockOutlined';
import { listAddress } from '../../addresses.ts';

/** In place of what the person has no right to. */
export const NotPermitted = ({ title }: { title: string }) => {
  const intl = useIntl();
  return (
    <Page title={title}>
      <Card>
        <Empty
          icon={<Lock />}
          title={intl.formatMessage({ id: 'opportunities.notPermitted.title' })}
          text={intl.formatMessage({ id: 'opportunities.notPermitted.text' })}
        >
          <Button variant="outlined" size="small" href={listAddress}>
            <FormattedMessage id="opportunities.toList" />
          </Button>
        </Empty>
      </Card>
    </Page>
  );
};

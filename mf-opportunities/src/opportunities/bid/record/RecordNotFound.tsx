import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Card, Empty, Page } from '@bidwright/remote-kit/ui';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { listAddress } from '../../addresses.ts';
import { useParents } from '../neighbours/useParents.ts';

export const RecordNotFound = ({ title }: { title: string }) => {
  const intl = useIntl();
  return (
    <Page title={title} parents={useParents()}>
      <Card>
        <Empty
          icon={<SearchOff />}
          title={intl.formatMessage({ id: 'opportunities.notFound.title' })}
          text={intl.formatMessage({ id: 'opportunities.notFound.text' })}
        >
          <Button variant="outlined" size="small" href={listAddress}>
            <FormattedMessage id="opportunities.toList" />
          </Button>
        </Empty>
      </Card>
    </Page>
  );
};

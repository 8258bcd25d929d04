import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Card, Empty, Page } from '@bidwright/remote-kit/ui';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { reportsAddress } from './addresses.ts';

export const ReportNotFound = () => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'opportunities.reports.title' });
  return (
    <Page title={title}>
      <Card>
        <Empty
          icon={<SearchOff />}
          title={intl.formatMessage({ id: 'opportunities.report.unknown' })}
          text={intl.formatMessage({ id: 'opportunities.report.unknown.text' })}
        >
          <Button variant="outlined" size="small" href={reportsAddress}>
            <FormattedMessage id="opportunities.reports.all" />
          </Button>
        </Empty>
      </Card>
    </Page>
  );
};

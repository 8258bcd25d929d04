import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useParams } from '@bidwright/remote-kit/router';
import { AppLink, Button, Card, Empty, Failed, LoadingRows, Page } from '@bidwright/remote-kit/ui';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { useRecord } from '../api.ts';
import { CompanyRecord } from './CompanyRecord.tsx';

const Read = ({ id }: { id: string | undefined }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useRecord('companies', id);
  const title = intl.formatMessage({ id: 'admin.company' });
  if (data) return <CompanyRecord record={data} />;
  if (!error)
    return (
      <Page title={title}>
        <LoadingRows rows={8} />
      </Page>
    );
  if (error.code === 'no-record')
    return (
      <Page title={title}>
        <Card>
          <Empty icon={<SearchOff />} title={intl.formatMessage({ id: 'admin.company.notFound' })}>
            <Button component={AppLink} variant="outlined" size="small" href="/admin/companies">
              {intl.formatMessage({ id: 'admin.companies.title' })}
            </Button>
          </Empty>
        </Card>
      </Page>
    );
  return (
    <Page title={title}>
      <Failed
        title={intl.formatMessage({ id: 'admin.record.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    </Page>
  );
};

/** One company: what is known of it, and what the firm does with it. */
export const CompanyPage = () => {
  const { id } = useParams();
  return <Read key={id} id={id} />;
};

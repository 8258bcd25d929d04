import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useParams } from '@bidwright/remote-kit/router';
import { Failed, Page } from '@bidwright/remote-kit/ui';
import { useOpportunity } from '../../api.ts';
import { useRemember } from '../../widgets/useRemember.ts';
import { NotPermitted } from '../NotPermitted.tsx';
import { RecordNotFound } from './RecordNotFound.tsx';
import { RecordPage } from './RecordPage.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';

const Opportunity = ({ id }: { id: string | undefined }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useOpportunity(id);
  const title = intl.formatMessage({ id: 'opportunities.record.title' });
  useRemember(data?.id);
  if (data) return <RecordPage record={data} onReload={refetch} />;
  if (!error) return <RecordSkeleton title={title} />;
  if (error.code === 'no-record') return <RecordNotFound title={title} />;
  if (error.code === 'forbidden') return <NotPermitted title={title} />;
  return (
    <Page title={title}>
      <Failed
        title={intl.formatMessage({ id: 'opportunities.record.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={refetch}
      />
    </Page>
  );
};

/** One opportunity. Another id is another page, with nothing left of the one before. */
export const OpportunityPage = () => {
  const { id } = useParams();
  return <Opportunity key={id} id={id} />;
};

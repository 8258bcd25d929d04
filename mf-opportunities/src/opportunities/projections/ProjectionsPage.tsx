import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useParams } from '@bidwright/remote-kit/router';
import { Failed, Page } from '@bidwright/remote-kit/ui';
import { Slot } from '@bidwright/shell-api';
import { useOpportunity } from '../../api.ts';
import { RecordNotFound } from '../detail/RecordNotFound.tsx';
import { RecordSkeleton } from '../detail/RecordSkeleton.tsx';
import { NotPermitted } from '../NotPermitted.tsx';
import { projectionsPlace } from './places.ts';

/** Who is planned for a bid: what is shown comes from the module that keeps plans. */
export const ProjectionsPage = () => {
  const { id } = useParams();
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useOpportunity(id);
  const title = intl.formatMessage({ id: 'opportunities.record.title' });
  const loading = <RecordSkeleton title={title} />;
  if (data) return <Slot id={projectionsPlace} bid={{ id: data.id, name: data.solicitationName }} loading={loading} />;
  if (!error) return loading;
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

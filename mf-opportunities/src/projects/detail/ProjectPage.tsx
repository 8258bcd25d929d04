import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useParams } from '@bidwright/remote-kit/router';
import { Failed, Page } from '@bidwright/remote-kit/ui';
import { useOpportunity, useStatuses } from '../../api.ts';
import { RecordNotFound } from '../../opportunities/detail/RecordNotFound.tsx';
import { RecordSkeleton } from '../../opportunities/detail/RecordSkeleton.tsx';
import { NotPermitted } from '../../opportunities/NotPermitted.tsx';
import { useStatusLook } from '../../opportunities/status/useStatusLook.ts';
import { NotWon } from './NotWon.tsx';
import { ProjectRecord } from './ProjectRecord.tsx';

const Project = ({ id }: { id: string | undefined }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useOpportunity(id);
  const { data: statuses, error: unknown } = useStatuses();
  const look = useStatusLook();
  const title = intl.formatMessage({ id: 'opportunities.project.title' });
  if (data && (statuses || unknown)) {
    const isProject = data.type === 'Project' || look(data.opportunityStatus).category === 'Won';
    return isProject ? <ProjectRecord record={data} /> : <NotWon record={data} />;
  }
  if (!error) return <RecordSkeleton title={title} />;
  if (error.code === 'no-record') return <RecordNotFound title={title} />;
  if (error.code === 'forbidden') return <NotPermitted title={title} />;
  return (
    <Page title={title}>
      <Failed
        title={intl.formatMessage({ id: 'opportunities.project.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={refetch}
      />
    </Page>
  );
};

/** One project. Another id is another page. */
export const ProjectPage = () => {
  const { id } = useParams();
  return <Project key={id} id={id} />;
};

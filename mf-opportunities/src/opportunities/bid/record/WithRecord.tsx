import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useParams } from '@bidwright/remote-kit/router';
import { Failed, Page } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { useOpportunity } from '../../../api.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { NotPermitted } from './NotPermitted.tsx';
import { RecordNotFound } from './RecordNotFound.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';

interface WithRecordProps {
  /** What is read, as the page's keys say it: its title is `opportunities.<of>.title`. */
  of: 'record' | 'project';
  /** Whether all else is there that the page is made of. */
  isReady?: boolean;
  children: (record: OpportunityRecord, onReload: () => PromiseLike<unknown>) => ReactNode;
}

const Read = ({ id, of, isReady = true, children }: WithRecordProps & { id: string | undefined }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useOpportunity(id);
  const title = intl.formatMessage({ id: `opportunities.${of}.title` });
  if (data && isReady) return children(data, refetch);
  if (!error) return <RecordSkeleton title={title} />;
  if (error.code === 'no-record') return <RecordNotFound title={title} />;
  if (error.code === 'forbidden') return <NotPermitted title={title} />;
  return (
    <Page title={title}>
      <Failed
        title={intl.formatMessage({ id: `opportunities.${of}.failed` })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={refetch}
      />
    </Page>
  );
};

/** The page of the record in the address: loading, not there, not for the person, failed, or there. Another id is another page. */
export const WithRecord = (props: WithRecordProps) => {
  const { id } = useParams();
  return <Read key={id} id={id} {...props} />;
};

import { emptyInput } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Failed, Page } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useCopied } from '../copy/useCopied.ts';
import { RecordSkeleton } from '../detail/RecordSkeleton.tsx';
import { NotPermitted } from '../NotPermitted.tsx';
import { NewOpportunity } from './NewOpportunity.tsx';

const blank = { values: emptyInput(opportunities), step: 0 };

/** A new bid, empty or like another one. */
export const NewOpportunityPage = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const mayCreate = can(opportunities.rights.create, usePerson());
  const { origin, start = blank, error, refetch } = useCopied();
  const title = intl.formatMessage({ id: `opportunities.new.${origin?.kind === 'recompete' ? 'recompete' : 'title'}` });
  if (!mayCreate) return <NotPermitted title={title} />;
  if (error)
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
  if (origin && start === blank) return <RecordSkeleton title={title} />;
  return <NewOpportunity key={origin?.id} title={title} start={start} origin={origin?.id} />;
};

import { emptyInput } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Failed, Page } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useCopied } from '../copy/useCopied.ts';
import { NotPermitted } from '../record/NotPermitted.tsx';
import { RecordSkeleton } from '../record/RecordSkeleton.tsx';
import { NewOpportunity } from './NewOpportunity.tsx';
import { useBegunAt } from './useBegunAt.ts';
import { useFirstValues } from './useFirstValues.ts';

const blank = emptyInput(opportunities);

/** A new bid, empty or like another one. */
export const NewOpportunityPage = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const mayCreate = can(opportunities.rights.create, usePerson());
  const { origin, copied, error, refetch } = useCopied();
  const { at, values: ofColumn } = useBegunAt();
  const begun = useFirstValues();
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
  const values = origin ? copied : { ...blank, ...ofColumn };
  if (!values || !begun) return <RecordSkeleton title={title} />;
  return (
    <NewOpportunity
      key={origin?.id ?? at}
      title={title}
      start={{ values: begun(values), step: 0 }}
      origin={origin?.id ?? at}
    />
  );
};

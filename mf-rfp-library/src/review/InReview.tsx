import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Alert } from '@bidwright/remote-kit/ui';
import type { Entry } from '../api.ts';

/** Says that somebody is at the review of an entry. It stands there from the beginning, so it interrupts no screen reader. */
export const InReview = ({ entry: { inReview } }: { entry: Pick<Entry, 'inReview'> }) => {
  const intl = useIntl();
  if (!inReview) return null;
  const when = intl.formatDate(inReview.at * 1000, { dateStyle: 'medium' });
  return (
    <Alert role="note" severity="info" sx={{ marginBlockEnd: 1 }}>
      <FormattedMessage id="rfp-library.review.banner" values={{ who: <bdi>{inReview.by.name}</bdi>, when }} />
    </Alert>
  );
};

import { type ReviewState, reviewStateOf } from '@bidwright/contract-rfp-library';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag, type TagProps, today } from '@bidwright/remote-kit/ui';
import type { Entry } from '../api.ts';

const tones: Record<ReviewState, TagProps['tone']> = {
  fresh: 'success',
  dueSoon: 'plain',
  overdue: 'warning',
  inReview: 'info',
  unplanned: 'plain',
};

interface ReviewTagProps {
  entry: Entry;
  /** Says also that nobody has planned a review. */
  always?: boolean;
}

/** How an entry stands in its review cycle. */
export const ReviewTag = ({ entry, always }: ReviewTagProps) => {
  const state = reviewStateOf(entry, today());
  if (state === 'unplanned' && !always) return null;
  return (
    <Tag tone={tones[state]}>
      <FormattedMessage id={`rfp-library.review.${state}`} />
    </Tag>
  );
};

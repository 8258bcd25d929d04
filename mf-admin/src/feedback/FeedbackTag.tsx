import type { FeedbackState } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag, type TagProps } from '@bidwright/remote-kit/ui';

const tones: Record<FeedbackState, TagProps['tone']> = {
  New: 'info',
  'In work': 'warning',
  Answered: 'success',
  Closed: 'plain',
};

/** What became of what somebody said. */
export const FeedbackTag = ({ state }: { state: FeedbackState }) => (
  <Tag tone={tones[state]}>
    <FormattedMessage id={`admin.feedback.state.${state}`} />
  </Tag>
);

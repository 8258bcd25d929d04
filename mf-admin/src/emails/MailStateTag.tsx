import type { MailState } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag, type TagProps } from '@bidwright/remote-kit/ui';

const tones: Partial<Record<MailState, TagProps['tone']>> = {
  Sent: 'success',
  Queued: 'info',
  Failed: 'error',
  Kept: 'warning',
};

/** What became of a mail. */
export const MailStateTag = ({ state }: { state: MailState }) => (
  <Tag tone={tones[state]}>
    <FormattedMessage id={`admin.emails.state.${state}`} />
  </Tag>
);

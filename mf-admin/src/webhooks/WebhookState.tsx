import type { Webhook } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag, type TagProps } from '@bidwright/remote-kit/ui';

type Shown = Webhook['state'] | 'retrying';

const tones: Record<Shown, TagProps['tone']> = { on: 'success', retrying: 'warning', paused: 'plain', off: 'error' };

/** Whether a webhook is told, and whether that is in vain just now. */
export const WebhookState = ({ webhook: { state, tries } }: { webhook: Webhook }) => {
  const shown = state === 'on' && tries > 0 ? 'retrying' : state;
  return (
    <Tag tone={tones[shown]}>
      <FormattedMessage id={`admin.webhooks.state.${shown}`} />
    </Tag>
  );
};

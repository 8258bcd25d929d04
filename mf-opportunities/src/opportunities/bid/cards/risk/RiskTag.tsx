import type { Risk } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag } from '@bidwright/remote-kit/ui';

const tones = { low: 'success', medium: 'warning', high: 'error' } as const;

/** How likely a bid is not to be ready in time. */
export const RiskTag = ({ risk: { level, score } }: { risk: Pick<Risk, 'level' | 'score'> }) => (
  <Tag tone={tones[level]}>
    <FormattedMessage id={`opportunities.risk.${level}`} values={{ score }} />
  </Tag>
);

import type { RiskReason } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';

/** A reason in words, which stay together whichever way the page runs. */
export const ReasonText = ({ reason }: { reason: RiskReason }) => (
  <bdi>
    <FormattedMessage
      id={`opportunities.risk.reason.${reason.name}`}
      values={{ count: 'count' in reason ? reason.count : 0 }}
    />
  </bdi>
);

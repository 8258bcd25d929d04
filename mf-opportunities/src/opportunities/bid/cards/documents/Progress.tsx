import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { ProgressLine } from '@bidwright/remote-kit/ui';

/** How much of a file has been sent, from 0 to 1. */
export const Progress = ({ part }: { part: number }) => {
  const intl = useIntl();
  const percent = intl.formatNumber(part, { style: 'percent' });
  return (
    <ProgressLine part={part}>
      <FormattedMessage id="opportunities.documents.sending" values={{ percent }} />
    </ProgressLine>
  );
};

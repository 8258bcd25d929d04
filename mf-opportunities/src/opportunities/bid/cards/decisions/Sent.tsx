import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Tooltip } from '@bidwright/remote-kit/ui';
import type { Decision } from '../../../../api.ts';

/** By whom and when a decision was mailed; to whom, when one points at it. */
export const Sent = ({ decision: { sentBy, sentAt, sentTo } }: { decision: Decision }) => {
  const intl = useIntl();
  if (!sentAt) return null;
  const when = intl.formatDate(sentAt * 1000, { dateStyle: 'medium', timeStyle: 'short' });
  const names = intl.formatList(sentTo.map(({ name }) => name));
  return (
    <Tooltip title={names} describeChild>
      <Box
        component="span"
        tabIndex={names ? 0 : undefined}
        sx={{ display: 'inline-block', typography: 'caption', color: 'text.secondary' }}
      >
        <FormattedMessage
          id="opportunities.mail.sent"
          values={{ who: <bdi>{sentBy?.name}</bdi>, when, count: sentTo.length }}
        />
      </Box>
    </Tooltip>
  );
};

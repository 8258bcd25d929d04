import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Tooltip } from '@bidwright/remote-kit/ui';
import type { Decision } from '../../../../api.ts';

/** By whom and when a decision was mailed; to whom, when one points at it; and whom the mail did not reach. */
export const Sent = ({ decision: { sentBy, sentAt, sentTo, unreached } }: { decision: Decision }) => {
  const intl = useIntl();
  if (!sentAt) return null;
  const when = intl.formatDate(sentAt * 1000, { dateStyle: 'medium', timeStyle: 'short' });
  const namesOf = (people: Decision['sentTo']) => intl.formatList(people.map(({ name }) => name));
  const names = namesOf(sentTo);
  return (
    <Box sx={{ typography: 'caption' }}>
      <Tooltip title={names} describeChild>
        <Box
          component="span"
          tabIndex={names ? 0 : undefined}
          sx={{ display: 'inline-block', color: 'text.secondary' }}
        >
          <FormattedMessage
            id="opportunities.mail.sent"
            values={{ who: <bdi>{sentBy?.name}</bdi>, when, count: sentTo.length }}
          />
        </Box>
      </Tooltip>
      {unreached.length > 0 && (
        <Box sx={{ color: 'error.main' }}>
          <FormattedMessage id="opportunities.mail.unreached" values={{ names: <bdi>{namesOf(unreached)}</bdi> }} />
        </Box>
      )}
    </Box>
  );
};

import type { Duplicate } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Day } from '@bidwright/remote-kit/ui';

/** Why a bid may be the same one, and how it stands. */
export const DuplicateText = ({ of: { same, opportunityStatus, dueDate } }: { of: Duplicate }) => (
  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
    <FormattedMessage
      id={`opportunities.duplicate.same.${same}`}
      values={{ status: <bdi>{opportunityStatus}</bdi>, due: <Day date={dueDate} /> }}
    />
  </Box>
);

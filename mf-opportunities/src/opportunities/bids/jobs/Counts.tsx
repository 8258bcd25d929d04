import { type Counts as AllCounts, outcomes } from '@bidwright/contract-kit';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';

/** How many records came to which end. */
export const Counts = ({ counts }: { counts: AllCounts }) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
    {outcomes
      .filter((outcome) => counts[outcome])
      .map((outcome) => (
        <li key={outcome}>
          <FormattedMessage id={`opportunities.outcomeOf.${outcome}`} values={{ count: counts[outcome] }} />
        </li>
      ))}
  </Box>
);

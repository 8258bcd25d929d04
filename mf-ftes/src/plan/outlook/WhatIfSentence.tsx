import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import type { Outlook } from './forecast.ts';

interface WhatIfSentenceProps {
  outlook: Outlook;
  /** The work is won already. */
  won: boolean;
}

const alarmed = (text: ReactNode) => (
  <Box component="span" sx={{ color: 'error.dark' }}>
    {text}
  </Box>
);

/** How many people would have too much, in how many months. */
export const WhatIfSentence = ({ outlook: { people, overloads }, won }: WhatIfSentenceProps) => (
  <FormattedMessage
    id="ftes.plan.whatIf.sentence"
    values={{ won: String(won), people, months: overloads.length, b: alarmed }}
  />
);

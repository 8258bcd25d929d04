import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { fixedIn } from '../state/dateRanges.ts';
import { DateLine, dateField } from './DateLine.tsx';

interface FixedDatesProps {
  value: string | undefined;
  onPick: (picked: string) => void;
}

const labelled = { display: 'grid', gap: 0.5, minWidth: 0, flex: '1 1 120px', typography: 'caption' } as const;

/** From one day to another; either may stay open. */
export const FixedDates = ({ value = '', onPick }: FixedDatesProps) => {
  const start = fixedIn(value);
  const [from, setFrom] = useState(start?.from ?? '');
  const [to, setTo] = useState(start?.to ?? '');
  const picked = `${from}..${to}`;
  return (
    <DateLine picked={fixedIn(picked) && picked} onPick={onPick}>
      <Box component="label" sx={labelled}>
        <FormattedMessage id="opportunities.due.fromDay" />
        <Box
          component="input"
          type="date"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          sx={dateField}
        />
      </Box>
      <Box component="label" sx={labelled}>
        <FormattedMessage id="opportunities.due.toDay" />
        <Box component="input" type="date" value={to} onChange={({ target }) => setTo(target.value)} sx={dateField} />
      </Box>
    </DateLine>
  );
};

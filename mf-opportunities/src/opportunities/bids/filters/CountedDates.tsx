import { useIntl } from '@bidwright/remote-kit/intl';
import { ValuePicker } from '@bidwright/remote-kit/table';
import { Box } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { countedDays, countIn, maxDays } from '../state/dateRanges.ts';
import { DateLine, dateField } from './DateLine.tsx';

interface CountedDatesProps {
  label: string;
  value: string | undefined;
  onPick: (picked: string) => void;
}

/** Dates as a count of days from today. */
export const CountedDates = ({ label, value = '', onPick }: CountedDatesProps) => {
  const intl = useIntl();
  const start = countIn(value);
  const [way, setWay] = useState<string>(start?.way ?? 'next');
  const [days, setDays] = useState(String(start?.days ?? 45));
  const picked = `${way}:${days}`;
  return (
    <DateLine picked={countIn(picked) && picked} onPick={onPick}>
      <ValuePicker
        label={label}
        options={countedDays.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `opportunities.due.way.${one}` }),
        }))}
        value={way}
        onChange={setWay}
      />
      <Box
        component="input"
        type="number"
        min={0}
        max={maxDays}
        aria-label={intl.formatMessage({ id: 'opportunities.due.days' })}
        value={days}
        onChange={({ target }) => setDays(target.value)}
        sx={{ ...dateField, width: 72 }}
      />
      <Box component="span" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
        {intl.formatMessage({ id: 'opportunities.due.days' })}
      </Box>
    </DateLine>
  );
};

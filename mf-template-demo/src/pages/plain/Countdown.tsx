import { Box, Card } from '@bidwright/remote-kit/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../useText.ts';

const second = 1000;

/** What the sample counts down to: the first of January, by the person's clock. */
const launch = () => new Date(new Date().getFullYear() + 1, 0, 1).getTime();

const partsOf = (milliseconds: number) => {
  const seconds = Math.max(0, Math.floor(milliseconds / second));
  return [
    { unit: 'days', count: Math.floor(seconds / 86_400) },
    { unit: 'hours', count: Math.floor(seconds / 3600) % 24 },
    { unit: 'minutes', count: Math.floor(seconds / 60) % 60 },
    { unit: 'seconds', count: seconds % 60 },
  ];
};

/** How long it is still, second by second; in boxes or in a line. */
export const Countdown = ({ boxed }: { boxed?: boolean }) => {
  const text = useText();
  const [end] = useState(launch);
  const [left, setLeft] = useState(() => end - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - Date.now()), second);
    return () => clearInterval(timer);
  }, [end]);
  return (
    <Box role="timer" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: boxed ? 2 : 3 }}>
      {partsOf(left).map(({ unit, count }) => (
        <Box
          key={unit}
          component={boxed ? Card : 'div'}
          sx={{ width: boxed ? 96 : 64, paddingBlock: boxed ? 2 : 0, textAlign: 'center' }}
        >
          <Box sx={{ typography: 'h4', color: 'primary.main' }}>{count}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text(`countdown.${unit}`, { count })}</Box>
        </Box>
      ))}
    </Box>
  );
};

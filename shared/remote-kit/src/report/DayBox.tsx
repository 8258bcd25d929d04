import Box from '@mui/material/Box';
import { useState } from 'react';

export interface DayBoxProps {
  label: string;
  /** `YYYY-MM-DD`, or nothing. */
  value: string;
  onChange: (day: string) => void;
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  height: 32,
  paddingInline: 1.25,
  border: 1,
  borderColor: 'line.control',
  borderRadius: 1,
  bgcolor: 'background.paper',
  typography: 'body2',
  color: 'text.secondary',
  '& input': { border: 0, padding: 0, font: 'inherit', fontWeight: 500, color: 'text.primary', bgcolor: 'inherit' },
};

/** A day as a parameter of a report. It counts when it is whole, or taken back. */
export const DayBox = ({ label, value, onChange }: DayBoxProps) => {
  const [typed, setTyped] = useState<string>();
  return (
    <Box component="label" sx={look}>
      {label}
      <input
        type="date"
        value={typed ?? value}
        onChange={({ target }) => {
          // What is typed piece by piece is empty as well until it is whole, but bad.
          const isCleared = target.value === '' && !target.validity.badInput;
          const counts = isCleared || /^[1-9]\d{3}-\d\d-\d\d$/.test(target.value);
          setTyped(counts ? undefined : target.value);
          if (counts) onChange(target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Box>
  );
};

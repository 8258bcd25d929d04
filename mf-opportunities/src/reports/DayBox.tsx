import { Box } from '@bidwright/remote-kit/ui';
import { useState } from 'react';

interface DayBoxProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A day as a parameter. It counts when it is whole. */
export const DayBox = ({ label, value, onChange }: DayBoxProps) => {
  const [typed, setTyped] = useState<string>();
  return (
    <Box
      component="label"
      sx={{
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
        '& input': {
          border: 0,
          padding: 0,
          font: 'inherit',
          fontWeight: 500,
          color: 'text.primary',
          bgcolor: 'inherit',
        },
      }}
    >
      {label}
      <input
        type="date"
        value={typed ?? value}
        onChange={({ target }) => {
          const isWhole = /^[1-9]\d{3}-\d\d-\d\d$/.test(target.value);
          setTyped(isWhole ? undefined : target.value);
          if (isWhole) onChange(target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Box>
  );
};

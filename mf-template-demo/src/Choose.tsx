import { Box } from '@bidwright/remote-kit/ui';

interface ChooseProps<V extends string> {
  label: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

const look = {
  height: 32,
  maxWidth: '100%',
  paddingInline: '8px',
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'line.control',
  borderRadius: 1,
} as const;

/** One of a few in the device's own list, with its name above. */
export const Choose = <V extends string>({ label, choices, value, onChange }: ChooseProps<V>) => {
  const choose = (text: string) => {
    const chosen = choices.find((one) => one.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.5, typography: 'caption', color: 'text.secondary' }}>
      {label}
      <Box component="select" value={value} onChange={(event) => choose(event.currentTarget.value)} sx={look}>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Box>
    </Box>
  );
};

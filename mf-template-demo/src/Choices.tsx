import { Box } from '@bidwright/remote-kit/ui';
import { type ReactNode, useId } from 'react';

interface ChoicesProps<V extends string> {
  label: string;
  choices: readonly { value: V; label: ReactNode }[];
  value: V | undefined;
  onChange: (value: V) => void;
}

const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  paddingInline: 1.5,
  paddingBlock: 1,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  cursor: 'pointer',
  typography: 'body2',
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'surface.tint' },
  '& input': { color: 'primary.main', accentColor: 'currentColor', margin: 0, flex: 'none' },
};

/** One of a few, all of them in sight. */
export const Choices = <V extends string>({ label, choices, value, onChange }: ChoicesProps<V>) => {
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'caption', color: 'text.secondary', paddingBlockEnd: 0.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map((one) => (
          <Box key={one.value} component="label" sx={choice}>
            <input type="radio" name={id} checked={one.value === value} onChange={() => onChange(one.value)} />
            {one.label}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

import { Box, MenuItem } from '@bidwright/remote-kit/ui';
import Select from '@mui/material/Select';
import { useId } from 'react';

interface PickProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label?: string }[];
  value: Value;
  onPick: (value: Value) => void;
}

/** One of many, in a list that opens. */
export const Pick = <Value extends string>({ label, options, value, onPick }: PickProps<Value>) => {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 320, marginBlockEnd: 2 }}>
      <Box id={id} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Select<Value>
        size="small"
        value={value}
        onChange={({ target }) => {
          const picked = options.find((option) => option.value === target.value);
          if (picked) onPick(picked.value);
        }}
        SelectDisplayProps={{ 'aria-labelledby': id }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            <bdi>{option.label ?? option.value}</bdi>
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
};

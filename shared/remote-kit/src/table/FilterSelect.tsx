import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Tick } from './Tick.tsx';

export interface FilterSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The chosen values; none: the filter is not set. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** What is chosen counts at once: the next choice builds on it, also while whoever keeps it still draws what follows from it. */
const useChosen = (value: readonly string[]) => {
  const [chosen, setChosen] = useState(value);
  const [given, setGiven] = useState(value);
  if (value.join('\n') !== given.join('\n')) {
    setGiven(value);
    setChosen(value);
  }
  return [chosen, setChosen] as const;
};

/** A filter with its name above, for panels of filters that are always in sight. */
export const FilterSelect = ({ label, options, value: given, onChange }: FilterSelectProps) => {
  const intl = useIntl();
  const [value, setValue] = useChosen(given);
  const id = useId();
  const text = (chosen: readonly string[]) => {
    if (chosen.length === 0) return intl.formatMessage({ id: 'kit.filter.any' });
    const names = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
    return intl.formatList(names, { style: 'narrow' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box component="label" id={`${id}-label`} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Select<string[]>
        size="small"
        multiple
        displayEmpty
        variant="outlined"
        value={[...value]}
        onChange={({ target }) => {
          const chosen = [target.value].flat();
          setValue(chosen);
          onChange(chosen);
        }}
        renderValue={text}
        SelectDisplayProps={{ id, 'aria-labelledby': `${id}-label ${id}` }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
        sx={{ color: value.length > 0 ? 'text.primary' : 'text.tertiary' }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            <Tick chosen={value.includes(option.value)} />
            <span dir="auto">{option.label}</span>
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
};

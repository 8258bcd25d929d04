import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, all in sight. */
export const Choice = <Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <FormControl sx={{ display: 'block', marginBlockEnd: 2 }}>
      <FormLabel id={id} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} value={value}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio size="small" onChange={() => onChoose(option.value)} />}
            label={option.label}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ minWidth: 120 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

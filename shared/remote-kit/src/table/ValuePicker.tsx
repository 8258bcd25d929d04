import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type MenuOption, OptionsMenu } from './OptionsMenu.tsx';

export interface ValuePickerProps<Value extends string> {
  /** Says what is chosen. It is read out; who wants it seen puts it beside. */
  label: string;
  options: readonly (MenuOption & { value: Value })[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'small' | 'medium';
}

/** One of a few values, in a list that opens: the look of every such choice that is no field of a form. */
export const ValuePicker = <Value extends string>(props: ValuePickerProps<Value>) => {
  const { label, options, value, onChange, size = 'small' } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const now = options.find((option) => option.value === value)?.label ?? '';
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={`${label}: ${now}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ justifyContent: 'space-between', minWidth: 0, fontWeight: 500 }}
      >
        <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {now}
        </Box>
      </Button>
      {anchor && (
        <OptionsMenu
          single
          anchor={anchor}
          label={label}
          options={options}
          value={[value]}
          onClose={() => setAnchor(null)}
          onPick={(picked) => {
            setAnchor(null);
            const option = options.find((one) => one.value === picked);
            if (option) onChange(option.value);
          }}
        />
      )}
    </>
  );
};

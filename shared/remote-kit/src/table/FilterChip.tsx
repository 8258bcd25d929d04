import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Tick } from './Tick.tsx';

export interface FilterChipProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The chosen values; none: the filter is not set. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Only one value at a time. */
  single?: boolean;
}

/** A filter: its name and its values, which open for choosing, and a way to clear it. */
export const FilterChip = ({ label, options, value, onChange, single }: FilterChipProps) => {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const set = value.length > 0;
  const chosen = options.filter((option) => value.includes(option.value));

  const pick = (picked: string) => {
    if (single) {
      setAnchor(null);
      onChange([picked]);
    } else onChange(value.includes(picked) ? value.filter((one) => one !== picked) : [...value, picked]);
  };

  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        height: 32,
        border: 1,
        borderStyle: set ? 'solid' : 'dashed',
        borderColor: 'line.strong',
        borderRadius: 1,
        bgcolor: set ? 'background.paper' : undefined,
      }}
    >
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        sx={{ height: '100%', gap: 0.75, paddingInline: 1.25, typography: 'body2', borderRadius: 1 }}
      >
        {!set && <Add sx={{ fontSize: 18 }} />}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
        {set && (
          <Box component="span" sx={{ fontWeight: 500 }}>
            {intl.formatList(
              chosen.map((option) => option.label),
              { type: 'unit' },
            )}
          </Box>
        )}
      </ButtonBase>
      {set && (
        <IconButton
          size="small"
          onClick={() => onChange([])}
          aria-label={intl.formatMessage({ id: 'kit.filter.clear' }, { name: label })}
        >
          <Close sx={{ fontSize: 16 }} />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role={single ? 'menuitemradio' : 'menuitemcheckbox'}
            aria-checked={value.includes(option.value)}
            selected={value.includes(option.value)}
            onClick={() => pick(option.value)}
          >
            {!single && <Tick chosen={value.includes(option.value)} />}
            <span dir="auto">{option.label}</span>
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};

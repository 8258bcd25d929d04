import Copy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useCopy } from '../ui/useCopy.ts';

export interface CopyFieldProps {
  label: string;
  /** What is copied: a link, a key; always from left to right. */
  value: string;
  rows: number;
  /** What its button says, and the alert after it. */
  button: string;
  copied: string;
}

const field = {
  font: 'inherit',
  // By hand, l and I are two letters.
  fontFamily: 'monospace',
  color: 'text.primary',
  bgcolor: 'surface.sunk',
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  padding: 1,
  width: '100%',
  resize: 'none',
  fieldSizing: 'content',
};

/** A text that is there to be copied: by its button, or by hand, for which it is selected whole when it is entered. */
export const CopyField = ({ label, value, rows, button, copied }: CopyFieldProps) => {
  const copy = useCopy();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'caption', color: 'text.secondary', marginBlockEnd: -1 }}>
        {label}
      </Box>
      <Box
        component="textarea"
        id={id}
        readOnly
        rows={rows}
        dir="ltr"
        spellCheck={false}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        sx={field}
      />
      <Button variant="contained" startIcon={<Copy />} onClick={() => void copy(value, copied)}>
        {button}
      </Button>
    </Box>
  );
};

import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { type PropsWithChildren, useId, useState } from 'react';

interface MoreFieldsProps {
  /** Of the fields inside. */
  names: readonly string[];
  /** What the button says. */
  label: string;
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0);

/**
 * Fields that few people fill in at once, behind a button. They are there from the start where one of them is filled in, and come as soon
 * as something is wrong with one.
 */
export const MoreFields = ({ names, label, children }: PropsWithChildren<MoreFieldsProps>) => {
  const { values, errors } = useFormikContext<Record<string, unknown>>();
  const id = useId();
  const [isOpen, setIsOpen] = useState(() => names.some((name) => isFilled(values[name])));
  if (!isOpen && names.some((name) => errors[name])) setIsOpen(true);
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ marginBlockStart: 1.5 }}>
          {children}
        </Box>
      )}
    </Box>
  );
};

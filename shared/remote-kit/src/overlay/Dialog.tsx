import Box from '@mui/material/Box';
import { type PropsWithChildren, type ReactNode, useId } from 'react';
import { Dialog as MuiDialog } from '../ui/opened/opened.tsx';

export interface DialogProps {
  open: boolean;
  /** A sentence. */
  title: string;
  onClose: () => void;
  /** Holds a form, which closes it: a slip beside it throws nothing away. */
  form?: boolean;
  /** comparison: wide, for values side by side. */
  width?: 'question' | 'comparison';
  /** Buttons; the one that does it last, named by its effect. */
  actions?: ReactNode;
  /** At the start of the buttons' line. */
  note?: ReactNode;
}

const widths = { question: 480, comparison: 680 };

/** Asks or shows something over the page. Focus stays inside and goes back to where it came from. */
export const Dialog = ({
  open,
  title,
  onClose,
  form,
  width = 'question',
  actions,
  note,
  children,
}: PropsWithChildren<DialogProps>) => {
  const id = useId();
  return (
    <MuiDialog
      open={open}
      onClose={form ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: widths[width], maxWidth: 'calc(100% - 32px)', margin: 2 } } }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h2', margin: 0, padding: '20px 20px 8px' }}>
        {title}
      </Box>
      <Box sx={{ overflow: 'auto', paddingInline: 2.5, paddingBlockEnd: 2.5, typography: 'body2' }}>{children}</Box>
      {actions && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            padding: '12px 20px',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ marginInlineEnd: 'auto', typography: 'caption', color: 'text.secondary' }}>{note}</Box>
          {actions}
        </Box>
      )}
    </MuiDialog>
  );
};

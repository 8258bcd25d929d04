import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { KeyCap } from '../ui/KeyCap.tsx';
import { useCancel } from './useCancel.ts';

export interface FormActionsProps {
  /** What the main button does: 'Save changes'. */
  submit: string;
  /** The other button's text; it calls the form's onCancel. */
  cancel?: string;
  /** More, at the start of the line. */
  start?: ReactNode;
}

const keys = { ctrl: <KeyCap>Ctrl</KeyCap>, enter: <KeyCap>Enter</KeyCap>, esc: <KeyCap>Esc</KeyCap> };

/** Gives way to the buttons: what it has room for beside them, else a line of its own. */
const keysBesideButtons = { flex: '1 1 120px', minWidth: 0 };

/** Where there is no keyboard, there is nothing to say about keys. */
const keysOnly = { display: { xs: 'none', sm: 'block' }, '@media (pointer: coarse)': { display: 'none' } };

/** Ends a dialog, and stays in sight while what is above it scrolls below it. */
const footOfDialog = {
  position: 'sticky',
  // Over the empty edge of the dialog.
  insetBlockEnd: -20,
  zIndex: 1,
  marginInline: -2.5,
  marginBlockStart: 0.5,
  marginBlockEnd: -2.5,
  paddingInline: 2.5,
  paddingBlock: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'surface.raised',
  // It is in sight already.
  '& *': { scrollMarginBlockEnd: 0 },
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  // Where something follows the form, its buttons stay with it.
  '.MuiDialog-paper form:last-child > &, .MuiDialog-paper form:last-child > * > &': footOfDialog,
};

/** The form's last line: the keys, Cancel, and the button named by what it does. */
export const FormActions = ({ submit, cancel, start }: FormActionsProps) => {
  const { isSubmitting } = useFormikContext();
  const cancelForm = useCancel();
  return (
    <Box sx={line}>
      <Box
        sx={{
          typography: 'caption',
          color: 'text.secondary',
          // On a phone Save stays beside Cancel.
          ...(start ? { flexBasis: { xs: '100%', sm: 'auto' } } : { ...keysBesideButtons, ...keysOnly }),
        }}
      >
        {start ?? <FormattedMessage id={cancelForm ? 'kit.form.keys' : 'kit.form.key'} values={{ ...keys, submit }} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, marginInlineStart: 'auto' }}>
        {cancel && cancelForm && (
          <Button onClick={cancelForm} disabled={isSubmitting}>
            {cancel}
          </Button>
        )}
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {submit}
        </Button>
      </Box>
    </Box>
  );
};

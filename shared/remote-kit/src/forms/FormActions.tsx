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

/** Where there is no keyboard, there is nothing to say about keys. */
const keysOnly = { '@media (pointer: coarse)': { visibility: 'hidden' }, display: { xs: 'none', sm: 'block' } };

/** The form's last line: the keys, Cancel, and the button named by what it does. */
export const FormActions = ({ submit, cancel, start }: FormActionsProps) => {
  const { isSubmitting } = useFormikContext();
  const cancelForm = useCancel();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
      <Box
        sx={{
          typography: 'caption',
          color: 'text.secondary',
          marginInlineEnd: 'auto',
          // On a phone Save stays beside Cancel.
          ...(start ? { flexBasis: { xs: '100%', sm: 'auto' } } : keysOnly),
        }}
      >
        {start ?? <FormattedMessage id={cancelForm ? 'kit.form.keys' : 'kit.form.key'} values={{ ...keys, submit }} />}
      </Box>
      {cancel && cancelForm && (
        <Button onClick={cancelForm} disabled={isSubmitting}>
          {cancel}
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {submit}
      </Button>
    </Box>
  );
};

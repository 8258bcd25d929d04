import { Button } from '@bidwright/remote-kit/ui';
import { useFormikContext } from 'formik';
import type { PropsWithChildren } from 'react';

/** The main button of a sign-in form; turns and waits while it is sent. */
export const SubmitButton = ({ children }: PropsWithChildren) => (
  <Button type="submit" variant="contained" fullWidth loading={useFormikContext().isSubmitting}>
    {children}
  </Button>
);

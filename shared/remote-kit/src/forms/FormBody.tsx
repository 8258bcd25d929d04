import type { ErrorInfo } from '@bidwright/contract-kit';
import { useDirtyForm } from '@bidwright/shell-api';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, type PropsWithChildren, useEffect, useRef } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { useFormState } from './FormContext.ts';

interface FormBodyProps<T> {
  onSubmit: () => void;
  onChange?: (values: T) => void;
}

/** How the last submit ended, in Formik's status. */
export interface Ending {
  refused?: ErrorInfo;
  saved?: boolean;
  then?: () => void;
}

/** The form's element: keys, focus on the first fault, and the question before unsaved changes are left. */
export const FormBody = <T extends object>({ onSubmit, onChange, children }: PropsWithChildren<FormBodyProps<T>>) => {
  const { values, dirty, isSubmitting, submitCount, errors, status, setStatus, submitForm } = useFormikContext<T>();
  const { cancel } = useFormState();
  const element = useRef<HTMLFormElement>(null);
  const ending = (status ?? {}) as Ending;

  useDirtyForm(dirty && !ending.saved);
  const { then } = ending;
  useEffect(() => then?.(), [then]);
  useEffect(() => onChange?.(values), [onChange, values]);

  const faulty = Object.keys(errors).length > 0;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && faulty)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only a try to submit moves the focus; mending one field must not throw the person to the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  const submit = () => {
    onSubmit();
    setStatus({});
    return submitForm();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && cancel && !event.defaultPrevented) {
      event.stopPropagation();
      cancel();
    }
  };

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary refused={ending.refused} />
      {children}
    </Box>
  );
};

import type { ErrorInfo } from '@bidwright/contract-kit';
import { useDirtyForm } from '@bidwright/shell-api';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { useFormState } from './FormContext.ts';

interface FormBodyProps<T> {
  /** The field to start in. */
  focus?: string;
  kept?: boolean;
  onSubmit: () => void;
  onChange?: (values: T) => void;
}

/** How the last submit ended, in Formik's status. */
interface Ending {
  refused?: ErrorInfo;
  /** The values that were saved. */
  saved?: object;
  next?: () => void;
}

/** The form's element: keys, focus on the first fault, and the question before unsaved changes are left. */
export const FormBody = <T extends object>({
  focus,
  kept,
  onSubmit,
  onChange,
  children,
}: PropsWithChildren<FormBodyProps<T>>) => {
  const { values, dirty, isSubmitting, status, setStatus, submitForm } = useFormikContext<T>();
  const { id, cancel } = useFormState();
  const element = useRef<HTMLFormElement>(null);
  const ending = (status ?? {}) as Ending;

  useDirtyForm(dirty && !kept && ending.saved !== values);

  const { next } = ending;
  useEffect(() => {
    next?.();
  }, [next]);

  const [first] = useState(values);
  useEffect(() => {
    if (values !== first) onChange?.(values);
  }, [onChange, values, first]);

  const [tries, setTries] = useState(ending.refused ? 1 : 0);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  useEffect(() => {
    if (focus) document.getElementById(`${id}-${focus}`)?.focus();
  }, [id, focus]);

  const submit = async () => {
    if (isSubmitting) return;
    onSubmit();
    setStatus({});
    await submitForm();
    setTries((count) => count + 1);
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

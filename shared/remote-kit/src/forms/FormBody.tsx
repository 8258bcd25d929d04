import { useDirtyForm } from '@bidwright/shell-api';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { useFormState } from './FormContext.ts';
import { useCancel } from './useCancel.ts';
import { useEscapeInDialog } from './useEscapeInDialog.ts';
import { type Ending, useUnsaved } from './useUnsaved.ts';

interface FormBodyProps<T> {
  /** The field to start in. */
  focus?: string;
  onSubmit: () => void;
  onChange?: (values: T) => void;
}

/** What a refused submit goes to: the first field with a fault, else what was said about it. */
const places = ['[aria-invalid="true"]', '[data-summary]'];

/** What gets the focus in a dialog is not left below its buttons, which stay in sight. */
const aboveFoot = { '.MuiDialog-paper & *': { scrollMarginBlockEnd: 84 } };

/** The form's element: keys, focus on what is wrong, and the question before unsaved changes are left. */
export const FormBody = <T extends object>({
  focus,
  onSubmit,
  onChange,
  children,
}: PropsWithChildren<FormBodyProps<T>>) => {
  const { values, isSubmitting, status, setStatus, submitForm } = useFormikContext<T>();
  const { id } = useFormState();
  const cancel = useCancel();
  const element = useRef<HTMLFormElement>(null);
  const ending: Ending = status ?? {};

  useDirtyForm(useUnsaved());
  useEscapeInDialog(element, cancel);

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
    if (tries === 0) return;
    const [place] = places.flatMap((at) => element.current?.querySelector<HTMLElement>(at) ?? []);
    place?.focus();
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

  // Nothing of it reaches a form around, where this one stands in a dialog that one of its fields has opened.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
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
      sx={aboveFoot}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void submit();
      }}
    >
      <ErrorSummary refused={ending.refused} />
      {children}
    </Box>
  );
};

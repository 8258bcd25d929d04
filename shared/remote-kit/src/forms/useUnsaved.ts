import type { ErrorInfo } from '@bidwright/contract-kit';
import { useFormikContext } from 'formik';
import { useFormState } from './FormContext.ts';

/** How the last submit ended, in Formik's status. */
export interface Ending {
  refused?: ErrorInfo;
  /** The values that were saved. */
  saved?: object;
  next?: () => void;
}

/** Whether the form around holds changes that would be lost. */
export const useUnsaved = (): boolean => {
  const { values, dirty, status } = useFormikContext();
  const { kept, besides } = useFormState();
  const ending: Ending = status ?? {};
  return (dirty || besides === true) && !kept && ending.saved !== values;
};

import { useFormState } from './FormContext.ts';
import { useUnsaved } from './useUnsaved.ts';

/** Answers the function that gives the form up, and asks before changes are lost by it; nothing where the form cannot be given up. */
export const useCancel = (): (() => void) | undefined => {
  const unsaved = useUnsaved();
  const { cancel, ask } = useFormState();
  return cancel && unsaved ? ask : cancel;
};

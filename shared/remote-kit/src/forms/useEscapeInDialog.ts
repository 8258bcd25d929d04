import { type RefObject, useEffect } from 'react';

/**
 * Escape gives a form up also where none of its fields has the focus: right after its dialog has opened, or after a click beside
 * them.
 */
export const useEscapeInDialog = (form: RefObject<HTMLElement | null>, cancel: (() => void) | undefined): void => {
  useEffect(() => {
    const dialog = form.current?.closest<HTMLElement>('[role="dialog"][aria-modal="true"]');
    if (!dialog || !cancel) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== dialog) return;
      event.stopPropagation();
      cancel();
    };
    dialog.addEventListener('keydown', onKeyDown);
    return () => dialog.removeEventListener('keydown', onKeyDown);
  }, [form, cancel]);
};

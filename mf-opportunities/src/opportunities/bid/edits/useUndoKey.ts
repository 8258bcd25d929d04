import { type RefObject, useEffect } from 'react';
import { isWriting } from '../keys/isWriting.ts';

/**
 * Ctrl or Cmd with Z takes the last change back: the alert that offers it is far away for who has no pointer. It is heard as
 * soon as the alert is there, so what it does stands in a ref and waits for no drawing.
 */
export const useUndoKey = (undo: RefObject<(() => void) | undefined>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      if (!asked || !undo.current || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      undo.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo]);
};

import { useCallback, useEffect, useRef } from 'react';

/** What ends a press: a drag and a menu may swallow the release itself. */
const ends = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Answers how to do something that moves the page: at once, or, while the mouse is pressed, when it is released and the click was heard.
 * A button that moves away between press and release is not clicked.
 */
export const useOnceReleased = (): ((act: () => void) => void) => {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = ({ button }: MouseEvent) => {
      pressed.current = button === 0;
    };
    const release = () => {
      pressed.current = false;
      // The click follows the release before any timer does.
      if (waiting.current.length > 0) setTimeout(() => waiting.current.splice(0).forEach((act) => act()));
    };
    document.addEventListener('mousedown', press, true);
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);
  return useCallback((act) => {
    if (pressed.current) waiting.current.push(act);
    else act();
  }, []);
};

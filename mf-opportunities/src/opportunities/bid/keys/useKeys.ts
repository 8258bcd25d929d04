import { useEffect } from 'react';
import { isWriting } from './isWriting.ts';
import { pressKeys } from './pressKeys.ts';

/** How long a second key may take, in milliseconds. */
const chordMs = 1500;

const nameOf = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent): string | undefined => {
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return key.startsWith('Arrow') ? `Alt+${key}` : undefined;
  return /^([a-z[\]]|Escape)$/.test(key) ? key : undefined;
};

/**
 * Keys of a page: one, or two after each other, press the element that names them in `data-keys`, such as `e d`. They mean nothing
 * while somebody writes or a dialog is open.
 */
export const useKeys = (): void => {
  useEffect(() => {
    let before = '';
    let timer = 0;
    const forget = () => {
      before = '';
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = nameOf(event);
      if (!key || event.defaultPrevented || isWriting(event.target) || document.querySelector('[role=dialog]')) return;
      const names = [before && `${before} ${key}`, key].filter(Boolean);
      const isPressed = pressKeys(...names);
      window.clearTimeout(timer);
      before = isPressed ? '' : key;
      timer = window.setTimeout(forget, chordMs);
      if (isPressed) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
};

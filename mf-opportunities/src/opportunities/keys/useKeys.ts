import { useEffect } from 'react';

/** How long a second key may take, in milliseconds. */
const patience = 1500;

const writes = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]';

const isWriting = (target: EventTarget | null) => target instanceof Element && target.closest(writes) !== null;

const nameOf = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent): string | undefined => {
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return key.startsWith('Arrow') ? `Alt+${key}` : undefined;
  return /^[a-z]$/.test(key) ? key : undefined;
};

const press = (element: HTMLElement) => {
  if (element.matches('input, textarea')) element.focus();
  else (element.querySelector<HTMLElement>('button, a, [role=button]') ?? element).click();
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
      const [found] = names.flatMap((name) => document.querySelector<HTMLElement>(`[data-keys="${name}"]`) ?? []);
      window.clearTimeout(timer);
      before = found ? '' : key;
      timer = window.setTimeout(forget, patience);
      if (!found) return;
      event.preventDefault();
      press(found);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
};

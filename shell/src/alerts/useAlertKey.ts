import { type RefObject, useEffect } from 'react';

/** The key that leads to an alert: it stays away from the page's order of tabs, and goes after some seconds. */
export const alertKey = 'F8';

/** F8 leads to what the alert offers; when the alert is gone, the focus is again where it came from. */
export const useAlertKey = (alert: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let before: Element | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== alertKey || event.defaultPrevented) return;
      event.preventDefault();
      if (!alert.current?.contains(document.activeElement)) before = document.activeElement;
      alert.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [alert]);
};

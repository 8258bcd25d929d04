import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter searches again from anywhere in the search; Down leads from the words into the results. */
export const searchKeys =
  (onSearch: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, target, currentTarget } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      onSearch();
    } else if (key === 'ArrowDown' && target instanceof HTMLElement && target.matches('input[type=search]')) {
      event.preventDefault();
      currentTarget.querySelector<HTMLElement>('[data-result]')?.focus();
    }
  };

import type { MouseEvent } from 'react';

/** A click anywhere on a row does what its name does, with the same keys held. Marking text and clicks on other controls do not. */
export const openRow = ({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void => {
  const held = target instanceof Element && target.closest('a, button, input, label, [data-edit]');
  if (held || window.getSelection()?.type === 'Range') return;
  const opener = currentTarget.querySelector('[data-opener]');
  opener?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
};

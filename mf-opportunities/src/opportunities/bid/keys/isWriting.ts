const writes = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]';

/** Whether keys that are pressed here are meant for what is written or asked. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(writes) !== null;

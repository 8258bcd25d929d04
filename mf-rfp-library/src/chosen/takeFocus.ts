/** The next step of a dialog is where a person goes on, once it is there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

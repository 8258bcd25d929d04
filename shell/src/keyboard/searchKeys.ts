import { overlay } from '../overlays/overlay.ts';
import { searchText } from '../search/searchText.ts';
import { store } from '../store.ts';
import { isIn } from './isIn.ts';
import { isTyping } from './keys.ts';

/** The search is open, and its field on the way: nothing else that takes letters has the focus. */
const isWaiting = (target: EventTarget | null) =>
  store.getState().overlay === 'search' && !isIn(target, 'input, button, a');

/** Letters go into the search from the moment it was asked for. Answers whether the key was one of them. */
export const takeForSearch = (event: KeyboardEvent): boolean => {
  const { key, target } = event;
  // Its dialog hears Escape only a moment after its field has the focus.
  const isClosing = key === 'Escape' && store.getState().overlay === 'search';
  if (!isClosing && !(isWaiting(target) && isTyping(event))) return false;
  if (isClosing) store.dispatch(overlay.actions.closed());
  else if (key === 'Backspace') store.dispatch(searchText.actions.erased());
  else store.dispatch(searchText.actions.added(key));
  return true;
};

export const pasteForSearch = ({ target, clipboardData }: ClipboardEvent): void => {
  if (isWaiting(target)) store.dispatch(searchText.actions.added(clipboardData?.getData('text') ?? ''));
};

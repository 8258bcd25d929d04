/** More than anybody presses while a page draws its content. */
const maxHeld = 8;

const held: KeyboardEvent[] = [];
let holders = 0;

/** What is typed would not arrive in a field if it came a second time. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Keys with which pages do something. What the browser does itself, as with Tab and Space, it does at once. */
const isOfPage = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && (altKey ? /^Arrow(Up|Down)$/ : /^[^ ]$/u).test(key);

const hold = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.isComposing || isTyped(event.target) || !isOfPage(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(event);
  held.splice(0, held.length - maxHeld);
};

const handOn = () => {
  if (holders > 0) return;
  window.removeEventListener('keydown', hold, true);
  for (const event of held.splice(0))
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(event.type, event));
};

/** Keeps the keys of a page until what hears them is there. Answers the function that hands them on. */
export const holdKeys = (): (() => void) => {
  holders += 1;
  window.addEventListener('keydown', hold, true);
  return () => {
    holders -= 1;
    // The effects of the same moment come first: what stands there by now hears the keys, or another page holds them.
    queueMicrotask(handOn);
  };
};

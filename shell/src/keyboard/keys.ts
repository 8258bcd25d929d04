type Hear = (event: KeyboardEvent) => void;

/** More than anybody types while a page comes up, also who has asked for the search. */
const most = 200;

const early: KeyboardEvent[] = [];
let listener: Hear | null = null;

export const isSearchKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/** Hears keys from the page's first moment, when nobody can act on them yet: they wait until somebody can. */
export const watchKeys = (): void => {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    // The browser has a search of its own there, and would not wait.
    if (isSearchKey(event)) event.preventDefault();
    if (listener) return listener(event);
    early.push(event);
    early.splice(0, early.length - most);
  });
};

/** From now on keys are heard here, first those that have waited. Answers the function that ends it. */
export const hearKeys = (hear: Hear): (() => void) => {
  listener = hear;
  for (const event of early.splice(0)) hear(event);
  return () => {
    listener = null;
  };
};

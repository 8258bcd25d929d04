/** What hears keys. */
export interface Ears {
  /** Asked before everything else on the page. Answers whether the key is done with. */
  take(event: KeyboardEvent): boolean;
  /** Told of a key that nothing on the page wanted. */
  hear(event: KeyboardEvent): void;
}

/** More than anybody types while a page comes up, also who has asked for the search. */
const maxEarly = 200;

const early: KeyboardEvent[] = [];
let ears: Ears | null = null;

export const isSearchKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/** Letters, and what corrects or ends them. */
export const isTyping = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && ([...key].length === 1 || key === 'Backspace' || key === 'Escape');

const isComposed = ({ isComposing, altKey }: KeyboardEvent) => isComposing || altKey;

const keep = (event: KeyboardEvent) => {
  early.push(event);
  early.splice(0, early.length - maxEarly);
};

/** A page that is coming up keeps keys for itself, but not those typed after the search was asked for. */
const takeFirst = (event: KeyboardEvent) => {
  if (isComposed(event)) return;
  const isTaken = ears ? ears.take(event) : early.some(isSearchKey) && isTyping(event);
  if (!isTaken) return;
  event.preventDefault();
  if (!ears) keep(event);
};

/** Hears keys from the page's first moment, when nobody can act on them yet: they wait until somebody can. */
export const watchKeys = (): void => {
  window.addEventListener('keydown', takeFirst, { capture: true });
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isComposed(event)) return;
    // The browser has a search of its own there, and would not wait.
    if (isSearchKey(event)) event.preventDefault();
    if (ears) ears.hear(event);
    else keep(event);
  });
};

/** From now on keys are heard here, first those that have waited. Answers the function that ends it. */
export const hearKeys = (heard: Ears): (() => void) => {
  ears = heard;
  for (const event of early.splice(0)) if (!heard.take(event)) heard.hear(event);
  return () => {
    ears = null;
  };
};

/** A key of the page, or several after each other, and what they press. */
export interface PageKeys {
  keys: string[];
  name: string;
}

const caps: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' };

const nameOf = (element: HTMLElement): string => {
  const { keysSay } = element.dataset;
  if (keysSay) return keysSay;
  const said = [element, ...element.querySelectorAll<HTMLElement>('[aria-label]')]
    .map((one) => one.getAttribute('aria-label'))
    .find(Boolean);
  return (said ?? element.textContent ?? '').trim();
};

/**
 * The keys that the page in sight answers to. Whatever a page's keys press names them in `data-keys`, such as `e d` or `Alt+ArrowUp`,
 * whichever module drew it. It is called as it is named on the page, unless `data-keys-say` tells better what the keys do.
 */
export const pageKeys = (page: ParentNode = document): PageKeys[] => {
  const found = [...page.querySelectorAll<HTMLElement>('[data-keys]:not(:disabled)')].map(
    (element): [string, PageKeys] => {
      const keys = element.dataset.keys ?? '';
      return [keys, { keys: keys.split(/[ +]/).map((key) => caps[key] ?? key), name: nameOf(element) }];
    },
  );
  // The first one is what the key presses.
  return [...new Map(found.toReversed()).values()].toReversed().filter(({ name }) => name);
};

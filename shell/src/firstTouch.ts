import { loadOpened } from '@bidwright/remote-kit/ui';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

const load = () => {
  for (const sign of signs) document.removeEventListener(sign, load);
  // What does not come now is asked for again by the first thing that is opened.
  void loadOpened().catch(() => undefined);
};

/** As soon as somebody is at the page, loads what the next click may open. */
export const watchFirstTouch = (): void => {
  for (const sign of signs) document.addEventListener(sign, load, { passive: true });
};

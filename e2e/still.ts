import type { Page } from '@playwright/test';

/** Waits until nothing on the page has changed for some milliseconds. */
export const untilStill = (page: Page, pause: number): Promise<void> =>
  page.evaluate(
    (milliseconds) =>
      new Promise((done) => {
        const end = () => {
          watching.disconnect();
          done();
        };
        let timer = setTimeout(end, milliseconds);
        const watching = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, milliseconds);
        });
        watching.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      }),
    pause,
  );

import type { Page } from '@playwright/test';

/**
 * Goes to a page of the app that is open, as a link to it does: nothing is loaded anew. Answers when its heading stands. It goes by
 * an address that nobody has, as the heading of one page may become that of the next.
 */
export const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (path) => {
    const nowhere = '/no/such/page';
    const timeoutMs = 30_000;
    const headings = 'main h1';
    const heading = () => [...document.querySelectorAll(headings)].find((one) => one.checkVisibility());
    const go = async (to: string) => {
      const before = heading();
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      const late = performance.now() + timeoutMs;
      while (!heading() || heading() === before) {
        if (performance.now() > late) throw new Error(`${to} does not come`);
        await new Promise(requestAnimationFrame);
      }
    };
    if (location.pathname !== nowhere) await go(nowhere);
    if (path !== nowhere) await go(path);
  }, path);

import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page has changed for some milliseconds. */
export const untilStill = (page: Page, quietMs: number): Promise<void> =>
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
    quietMs,
  );

/** Waits until a page stands with all that comes late, as the widgets of the dashboard. */
export const untilWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const busy = page.locator('[aria-busy="true"]');
  await expect(busy).toHaveCount(0);
  await untilStill(page, 150);
  await expect(busy).toHaveCount(0);
};

import { expect, type Page } from '@playwright/test';

/** What stands beside a word in the summary of an order, in dollars. */
const sum = async (page: Page, name: string): Promise<number> => {
  const amount = page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  return Number((await amount.textContent())?.replace(/[^\d.-]/g, ''));
};

/** Buys with each of the codes, chooses fast shipping, and comes to the end of the order. */
export const buy = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/demo/shop`);
  const first = page.getByRole('article').first();
  const popular = await first.getByRole('heading').innerText();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('high');
  // What is pressed while the order changes is another product by the time it is let go.
  await expect(first.getByRole('heading')).not.toHaveText(popular);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Cart · 1' }).click();
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible();

  const subtotal = await sum(page, 'Subtotal');
  const off = async (code: string) => {
    await page.getByLabel('Discount code').fill(code);
    await page.getByRole('button', { name: 'Apply code' }).click();
    await expect(page.getByText(`The code ${code} is applied`)).toBeVisible();
    return Math.abs(await sum(page, 'Discount'));
  };
  expect(await off('FLAT05')).toBe(5);
  expect(await off('SUB150')).toBe(Math.min(150, subtotal));
  // What chance decides lies between one and the most of it.
  const upTo = async (code: string, max: number) => {
    const discount = await off(code);
    expect(discount).toBeGreaterThanOrEqual(1);
    expect(discount).toBeLessThanOrEqual(Math.min(max, subtotal));
  };
  await upTo('UPTO200', 199);
  await upTo('BERRY50', 49);

  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page
    .getByRole('button', { name: /^Use this address/ })
    .first()
    .click();
  // What is chosen counts once the shop keeps it; `check` would not wait for that.
  await page.getByRole('radio', { name: /^Fast/ }).click();
  await expect.poll(() => sum(page, 'Shipping')).toBe(5);
  const visa = page.getByRole('radio', { name: /^Visa/ });
  await visa.click();
  await expect(visa).toBeChecked();
  const total = await sum(page, 'Total');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(`Order complete: $${total}`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
};

/** Goes through the tabs of the social profile; a like counts up and down again. */
export const lookAtProfile = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/user/social-profile`);
  await expect(page).toHaveURL(/\/posts$/);
  const like = page.getByRole('article').first().getByRole('button', { name: /like/i }).first();
  const count = async () => Number((await like.textContent())?.match(/\d+/)?.[0] ?? 0);
  await expect(like).toBeVisible();
  const [before, step] = [await count(), (await like.getAttribute('aria-pressed')) === 'true' ? -1 : 1];
  await like.click();
  await expect.poll(count).toBe(before + step);
  await like.click();
  await expect.poll(count).toBe(before);

  const tabs = page.getByRole('navigation', { name: 'Social profile' });
  for (const [tab, shown] of [
    ['Followers', 'Follow'],
    ['Friends', 'Favorite'],
    ['Friend requests', 'Confirm'],
    ['Gallery', 'Harbour, Brașov'],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('button', { name: shown }).first()).toBeVisible();
    await expect(tabs.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('button', { name: 'Harbour, Brașov' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'Orchard, Chengdu' })).toBeVisible();
};

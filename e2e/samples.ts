import { expect, type Page } from '@playwright/test';
import { downTo, enter, tabTo } from './keyboard.ts';

/** What stands beside a word in the summary of an order, in dollars. */
const sum = async (page: Page, name: string): Promise<number> => {
  const amount = page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  return Number((await amount.textContent())?.replace(/[^\d.-]/g, ''));
};

/**
 * Buys with each of the codes, chooses fast shipping, and comes to the end of the order. Where the page itself answers, what chance
 * comes to is given; a service has its own.
 */
export const buy = async (page: Page, address: string, isInPage: boolean): Promise<void> => {
  await page.addInitScript(() => {
    const own = Math.random;
    Math.random = () => Reflect.get(globalThis, 'chance') ?? own();
  });
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
  const upTo = async (code: string, max: number, chance: number) => {
    await page.evaluate((given) => Reflect.set(globalThis, 'chance', given), isInPage ? chance : undefined);
    const discount = await off(code);
    await page.evaluate(() => Reflect.set(globalThis, 'chance', undefined));
    expect(discount).toBeGreaterThanOrEqual(1);
    expect(discount).toBeLessThanOrEqual(Math.min(max, subtotal));
    if (isInPage) expect(discount).toBe(Math.min(1 + Math.floor(chance * max), subtotal));
  };
  await upTo('UPTO200', 199, 0.25);
  await upTo('BERRY50', 49, 0.999);

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

/** A board's column by its name. */
const column = (page: Page, name: string) =>
  page.locator('main :has(> div > h2)').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Moves an item of the board to another column by keys alone, adds one there and says something about it; all of it lasts. */
export const planByKeys = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/demo/kanban`);
  const [moved, added, remark] = ['Sketch the front page', 'Paint the door', 'In green?'];
  // Past the menu and the cards before it.
  const max = 200;
  await enter(page, page.getByRole('button', { name: `Move ${moved}` }), max);
  await downTo(page, page.getByRole('menuitem', { name: 'To Review' }));
  await page.keyboard.press('Enter');
  await expect(column(page, 'Review').getByText(moved)).toBeVisible();
  await expect(column(page, 'To do').getByText(moved)).toHaveCount(0);

  await tabTo(page, page.getByRole('textbox', { name: 'New item in Review' }), max);
  await page.keyboard.type(added);
  await page.keyboard.press('Enter');
  await enter(page, column(page, 'Review').getByRole('button', { name: added, exact: true }), max);
  const panel = page.getByRole('dialog', { name: added });
  await tabTo(page, panel.getByRole('textbox', { name: 'Write a comment' }));
  await page.keyboard.type(remark);
  await page.keyboard.press('Enter');
  await expect(panel.getByText(remark)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await page.reload();
  await expect(column(page, 'Review').getByText(moved)).toBeVisible();
  await column(page, 'Review').getByRole('button', { name: added, exact: true }).click();
  await expect(panel.getByText(remark)).toBeVisible();
};

/** Writes to somebody in the chat, answers a mail and plans an event; all of it lasts. */
export const writeToOthers = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/demo/chat`);
  const talk = page.getByRole('button', { name: /Benoît Lacroix/ });
  const messages = page.getByRole('list', { name: 'Messages with Benoît Lacroix' });
  await talk.click();
  await page.getByRole('textbox', { name: 'Write to Benoît Lacroix' }).fill('See you soon');
  await page.keyboard.press('Enter');
  await expect(messages.getByText('See you soon')).toBeVisible();
  await page.reload();
  await talk.click();
  await expect(messages.getByText('See you soon')).toBeVisible();

  await page.goto(`${address}/demo/mail`);
  const inbox = page.getByRole('list', { name: 'Inbox' });
  await inbox
    .getByRole('button', { name: /Amara Okafor/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('dialog', { name: 'Write mail' }).getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('dialog', { name: 'Write mail' })).toHaveCount(0);
  await page.goto(`${address}/demo/mail`);
  await page.getByRole('button', { name: /^Sent/ }).click();
  await expect(page.getByText('Re: Minutes of the planning round').first()).toBeVisible();

  await page.goto(`${address}/demo/calendar`);
  await page.getByRole('button', { name: 'New event', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel(/^Title/).fill('Lunch with Ines');
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Lunch with Ines').first()).toBeVisible();
};

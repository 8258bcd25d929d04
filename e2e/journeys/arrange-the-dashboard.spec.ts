import { expect, test } from '../fixtures.ts';
import { enter } from '../keyboard.ts';
import { signIn } from '../people.ts';

test('cards of the dashboard are hidden and moved by keyboard, and stay so', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  await page.goto('/dashboard');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards.filter({ hasText: 'Deadline risk' })).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Arrange' }));
  await enter(page, page.getByRole('button', { name: 'Hide Deadline risk' }));
  await expect(cards.filter({ hasText: 'Deadline risk' })).toHaveCount(0);
  await enter(page, page.getByRole('button', { name: 'Move Notifications up' }));
  await enter(page, page.getByRole('button', { name: 'Done' }));

  await page.reload();
  await expect(cards.filter({ hasText: 'Notifications' })).toBeVisible();
  await expect(cards.filter({ hasText: 'Deadline risk' })).toHaveCount(0);
  const names = await cards.allInnerTexts();
  expect(names.indexOf('Notifications')).toBe(names.length - 2);

  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(cards.filter({ hasText: 'Deadline risk' })).toBeVisible();
});

test('who has no role sees the own months and notifications, and how to see more', async ({ page, address }) => {
  await signIn(page, address, 'user');
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('To see bids and people, ask an Admin for another role.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'My year' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Notifications' })).toBeVisible();
});

import { expect } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { test } from './onRoad.ts';

const list = /^\/registry\//;

/** What happens between the page and its list: something is switched, or somebody puts code of their own into it. */
for (const trouble of ['gone', 'corrupt'] as const) {
  test(`a list of modules that is ${trouble} is not run, and the page asks for what there is`, async ({
    page,
    road,
  }) => {
    await signIn(page, road.address, 'user');
    road.block(list, trouble);
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/shell/modules'));
    await page.goto(`${road.address}/user/social-profile/posts`);
    await asked;
    await expect(page.getByRole('heading', { level: 1, name: 'Social profile' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);
  });
}

test('a page in the place of the list and of its answer: the app waits, says so, and goes on by itself', async ({
  page,
  road,
}) => {
  await signIn(page, road.address, 'user');
  road.block(list, 'gone');
  road.alter(/^\/api\/shell\/modules(\?|$)/, () => '<!doctype html><h1>Sign in to the hotel</h1>');
  await page.goto(`${road.address}/user/social-profile/posts`);
  await expect(page.getByRole('alert').filter({ hasText: 'Bidwright is taking longer than usual' })).toBeVisible();
  road.clear();
  await expect(page.getByRole('heading', { level: 1, name: 'Social profile' })).toBeVisible();
});

test('a browser that has the list asks nothing of it again', async ({ page, road }) => {
  await signIn(page, road.address, 'user');
  await page.goto(`${road.address}/user/social-profile/posts`);
  await expect(page.getByRole('heading', { level: 1, name: 'Social profile' })).toBeVisible();
  road.block(list, 'hang');
  await page.goto(`${road.address}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
});

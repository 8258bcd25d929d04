import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { expect, test } from '@playwright/test';
import { type DemoPerson, emailOf, password, post, signIn } from '../people.ts';

const people: DemoPerson[] = ['admin', 'lead', 'manager', 'operations', 'user'];
const dataDir = join(import.meta.dirname, '../../.data/e2e/demo-is-over');

let running: Platform | undefined;

/** Starts the folder's platform, and ends the one before. */
const restart = async (demo: boolean) => {
  const said: string[] = [];
  await running?.stop();
  const options = { dataDir, demo, build: true, settings: { REGISTRATION: '' } };
  running = await startPlatform({ ...options, report: (line) => said.push(line) });
  return { address: running.address, said };
};

test.beforeAll(() => rm(dataDir, { recursive: true, force: true }));
test.afterAll(() => running?.stop());

test('restarted without the demo, a platform shows and lets in none of its people', async ({ page }) => {
  const demo = await restart(true);
  await page.goto(`${demo.address}/login`);
  await expect(page.getByText('Dana Whitfield')).toBeVisible();
  await signIn(page, demo.address, 'admin');
  expect((await page.request.get(`${demo.address}/api/shell/me`)).status()).toBe(200);

  const { address, said } = await restart(false);
  expect(said).toContain('The demo is off: 36 people of it can no longer sign in.');
  // A browser sends its cookies to every port of a host.
  expect((await page.context().cookies(address)).map(({ name }) => name)).toContain('bidwright');
  expect((await page.request.get(`${address}/api/shell/me`)).status()).toBe(401);
  for (const person of people) {
    const answer = await post(page.request, address, '/api/shell/signIn', { email: emailOf(person), password });
    expect([person, answer.status()]).toEqual([person, 401]);
  }
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail').fill(emailOf('admin'));
  await expect(page.getByText('Dana Whitfield')).toHaveCount(0);
  await page.getByLabel('Password (required)').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { expect, test } from '@playwright/test';
import { fillWithDemo } from '../demoFolder.ts';
import { type DemoPerson, emailOf, password, post, signInAnew } from '../people.ts';
import { buy, lookAtProfile, planByKeys, writeToOthers } from '../samples.ts';

const people: DemoPerson[] = ['admin', 'lead', 'manager', 'operations', 'user'];
const dataDir = join(import.meta.dirname, '../../.data/e2e/other-settings');

let running: Platform | undefined;

/** Starts the folder's platform with other settings, and ends the one before. What was published to it once stays. */
const restart = async (options: { demo: boolean; settings: NodeJS.ProcessEnv }) => {
  const said: string[] = [];
  await running?.stop();
  running = await startPlatform({ dataDir, build: true, ...options, report: (line) => said.push(line) });
  return { address: running.address, said };
};

test.beforeAll(() => fillWithDemo(dataDir));
test.afterAll(() => running?.stop());

/** A widget as such scripts are: it adds a button that lies over the page, and asks its own server. */
const widget = `(() => {
  const button = document.createElement('button');
  button.textContent = 'Tell the makers';
  Object.assign(button.style, { position: 'fixed', insetBlockEnd: '8px', insetInlineEnd: '8px', zIndex: 2000 });
  button.onclick = async () => { button.textContent = await (await fetch(new URL('thanks', '$HERE'))).text(); };
  document.body.append(button);
})();`;

test('where a setting names a script for feedback, signed-in people get its widget and signed-out ones do not', async ({
  page,
}) => {
  const asked: string[] = [];
  const maker = createServer((request, response) => {
    asked.push(request.url ?? '');
    const here = `http://${request.headers.host}/`;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', request.url === '/thanks' ? 'text/plain' : 'text/javascript');
    response.end(request.url === '/thanks' ? 'Thank you' : widget.replace('$HERE', here));
  });
  await once(maker.listen(0, '127.0.0.1'), 'listening');
  const place = `http://127.0.0.1:${(maker.address() as AddressInfo).port}`;
  try {
    const { address } = await restart({ demo: true, settings: { FEEDBACK_SCRIPT: `${place}/widget.js` } });
    await page.goto(`${address}/login`);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(asked).toEqual([]);

    await signInAnew(page, address, 'user');
    await page.goto(`${address}/dashboard`);
    await page.getByRole('button', { name: 'Tell the makers' }).click();
    await expect(page.getByRole('button', { name: 'Thank you' })).toBeVisible();
    expect(asked).toEqual(['/widget.js', '/thanks']);
    await page.getByRole('button', { name: 'Bea Tran', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give feedback' })).toHaveCount(0);
  } finally {
    maker.close();
  }
});

test('the samples do the same where their own service keeps what people do', async ({ page }) => {
  const { address } = await restart({ demo: true, settings: { TEMPLATE_DEMO_API: 'service' } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAnew(page, address, 'user');
  await buy(page, address, false);
  await lookAtProfile(page, address);
  await planByKeys(page, address);
  await writeToOthers(page, address);
  for (const subject of ['cart', 'posts', 'kanban', 'chat', 'mails', 'calendar'])
    expect(asked.some((path) => path.startsWith(`/api/template-demo/${subject}/`))).toBe(true);
});

test('restarted without the demo, a platform shows and lets in none of its people', async ({ page }) => {
  const settings = { REGISTRATION: '' };
  const demo = await restart({ demo: true, settings });
  await page.goto(`${demo.address}/login`);
  await expect(page.getByText('Dana Whitfield')).toBeVisible();
  await signInAnew(page, demo.address, 'admin');
  expect((await page.request.get(`${demo.address}/api/shell/me`)).status()).toBe(200);

  const { address, said } = await restart({ demo: false, settings });
  expect(said).toContain('The demo is off: 36 people of it can no longer sign in.');
  // A browser sends its cookies to every port of a host.
  expect((await page.context().cookies(address)).map(({ name }) => name)).toContain('bidwright');
  expect((await page.request.get(`${address}/api/shell/me`)).status()).toBe(401);
  for (const person of people) {
    const answer = await post(page.request, address, '/api/shell/signIn', { email: emailOf(person), password });
    expect([person, answer.status()]).toEqual([person, 401]);
  }
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(emailOf('admin'));
  await expect(page.getByText('Dana Whitfield')).toHaveCount(0);
  await page.getByLabel('Password (required)').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

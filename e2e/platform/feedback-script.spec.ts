import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startPlatform } from '@bidwright/tooling/platform';
import { expect, test } from '@playwright/test';
import { signIn } from '../people.ts';

/** A widget as such scripts are: it adds a button that lies over the page, and asks its own server. */
const widget = `(() => {
  const button = document.createElement('button');
  button.textContent = 'Tell the makers';
  Object.assign(button.style, { position: 'fixed', insetBlockEnd: '8px', insetInlineEnd: '8px', zIndex: 2000 });
  button.onclick = async () => { button.textContent = await (await fetch(new URL('thanks', '$HERE'))).text(); };
  document.body.append(button);
})();`;

test('where a setting names a script for feedback, signed-in people get its widget and signed-out ones do not', async ({
  browser,
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
  const dataDir = join(import.meta.dirname, '../../.data/e2e/feedback');
  await rm(dataDir, { recursive: true, force: true });
  const settings = { FEEDBACK_SCRIPT: `${place}/widget.js` };
  const platform = await startPlatform({ dataDir, demo: true, build: true, report: () => {}, settings });
  const page = await browser.newPage();
  try {
    await page.goto(`${platform.address}/login`);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(asked).toEqual([]);

    await signIn(page, platform.address, 'user');
    await page.goto(`${platform.address}/dashboard`);
    await page.getByRole('button', { name: 'Tell the makers' }).click();
    await expect(page.getByRole('button', { name: 'Thank you' })).toBeVisible();
    expect(asked).toEqual(['/widget.js', '/thanks']);
    await page.getByRole('button', { name: 'Bea Tran', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give feedback' })).toHaveCount(0);
  } finally {
    await page.close();
    await platform.stop();
    maker.close();
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

/** A module's first files. */
const isFirst = (module: string, address: string) =>
  new RegExp(`/remotes/${module}/[^/]*/(remoteEntry|module)\\.`).test(address);

const comes = (page: Page, module: string) =>
  page.waitForResponse((response) => isFirst(module, response.url()) && response.ok());

test('the module behind a link is loaded when somebody points at it, and when it has the focus', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const library = menu.getByRole('link', { name: 'RFP content library' });
  expect(asked.filter((address) => address.includes('/remotes/'))).toEqual([]);

  const pointed = comes(page, 'rfp-library');
  await library.hover();
  await pointed;
  const focused = comes(page, 'opportunities');
  await menu.getByRole('link', { name: 'Opportunities', exact: true }).focus();
  await focused;

  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await library.click();
  await expect(page.getByRole('heading', { level: 1, name: 'RFP content library' })).toBeVisible();
  expect(asked.filter((address) => isFirst('rfp-library', address))).toEqual([]);
});

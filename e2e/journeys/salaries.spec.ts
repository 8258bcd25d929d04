import type { Page, Request } from '@playwright/test';
import { menuPages } from '../access/menuPages.ts';
import { expect, test } from '../fixtures.ts';
import { goInside } from '../inside.ts';
import { post, signIn } from '../people.ts';
import { untilStill, untilWhole } from '../still.ts';

/** A salary that nothing else can be, and what a month of it costs. */
const annualSalary = 7_654_321;
const sign = /7[,.\s\u202F]?654[,.\s\u202F]?321|637[,.\s\u202F]?860/;
const position = 'Canary keeper';

/** What was answered to a request, as text: JSON alone. */
const textOf = async (request: Request) => {
  const response = await request.response();
  if (!/json/.test(response?.headers()['content-type'] ?? '')) return '';
  return `${request.url()} ${await response?.text()}`;
};

/** All that the platform has answered to a page from now on; what it tells while a page is open never ends. */
const heard = (page: Page): Promise<string>[] => {
  const answers: Promise<string>[] = [];
  // What the next page no longer waits for has nothing to say.
  page.on('requestfinished', (request) => answers.push(textOf(request).catch(() => '')));
  return answers;
};

test('what people earn is seen by an Admin, and by a lead in no page, answer or search', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  const year = new Date().getFullYear();
  const salary = { col: 'salaryProjections', position, year, annualSalary };
  expect((await post(page.request, address, '/api/admin/create', salary)).ok()).toBe(true);
  const ofAdmin = heard(page);
  await page.goto(`/admin/salary-projections?year=${year}`);
  await expect(page.getByRole('row', { name: new RegExp(position) }).first()).toContainText('$7,654,321');
  expect((await Promise.all(ofAdmin)).filter((text) => sign.test(text))).not.toEqual([]);
  const pages = await menuPages(page, address, (name) => name !== 'template-demo');

  await signIn(page, address, 'lead');
  const ofLead = heard(page);
  await page.goto('/dashboard');
  await untilWhole(page);
  for (const path of [...pages, '/admin/salary-projections', '/user/ftes/me']) {
    await goInside(page, path);
    await untilWhole(page);
    expect([path, await page.locator('body').innerText()]).toEqual([path, expect.not.stringMatching(sign)]);
  }
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox').last();
  await search.fill(position);
  await untilStill(page, 500);
  await expect(page.getByRole('option', { name: new RegExp(position) })).toHaveCount(0);
  const said = await Promise.all(ofLead);
  expect(said.filter(Boolean).length).toBeGreaterThan(20);
  expect(said.filter((text) => sign.test(text))).toEqual([]);
});

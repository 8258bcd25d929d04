import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choose, enter, pick, tabTo, type } from '../keyboard.ts';
import { emailOf, password } from '../people.ts';

/** A solicitation as an agency posts it. */
const solicitation = {
  name: 'Ferry timetable data standard',
  number: 'PAE-26-0207',
  link: 'https://procurement.example.org/notices/PAE-26-0207',
  due: '12222026',
  schedule: 'State term contract',
};

const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();

const signInByKeyboard = async (page: Page) => {
  await page.goto('/general/opportunities');
  await expect(page).toHaveURL(/\/login\?next=/);
  await type(page, field(page, 'Email'), emailOf('manager'));
  await type(page, page.getByRole('textbox', { name: 'Password' }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/general\/opportunities$/);
};

const fillDetails = async (page: Page) => {
  await type(page, field(page, 'Solicitation name'), solicitation.name);
  await type(page, field(page, 'Solicitation number'), solicitation.number);
  await pick(page, page.getByRole('combobox', { name: /^Client/ }), 'Kestrel Rail');
  await type(page, field(page, 'Link to posting'), solicitation.link);
  await pick(page, page.getByRole('combobox', { name: /^Project type/ }), 'Data analytics');
  await pick(page, page.getByRole('combobox', { name: /^Status/ }), 'Qualifying');
  await pick(page, page.getByRole('combobox', { name: /^Owner/ }), 'Marcus');
  await type(page, field(page, 'GSA schedule'), solicitation.schedule);
  await choose(page, page.getByRole('combobox', { name: /^Role/ }), 'Prime');
  await type(page, field(page, 'Due date'), solicitation.due);
};

test('a project manager records a solicitation, finds it, edits it and sees who changed what, by keyboard alone', async ({
  page,
}) => {
  await signInByKeyboard(page);

  await enter(page, page.getByRole('link', { name: 'New opportunity' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New opportunity' })).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Next' }));
  for (const text of [
    'This field is required',
    'Solicitation Name is required',
    'Due Date is required',
    'GSA Schedule is required',
    'Role is required',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await fillDetails(page);
  await page.keyboard.press('Control+Enter');

  // How full the teams are stands beside the question which of them takes part.
  await expect(page.getByRole('table', { name: 'Team load' }).getByRole('rowheader')).not.toHaveCount(0);
  await pick(page, page.getByRole('combobox', { name: /^Teams involved/ }), 'Digital and Cloud');
  await page.keyboard.press('Escape');
  await pick(page, page.getByRole('combobox', { name: /^Primary team/ }), 'Digital and Cloud');
  await page.keyboard.press('Control+Enter');

  await type(page, field(page, 'Budget amount'), '1,250,000');
  await type(page, field(page, 'Project length'), '18');
  await enter(page, page.getByRole('button', { name: 'Create opportunity' }));
  await expect(page.getByRole('heading', { level: 1, name: solicitation.name })).toBeVisible();
  await expect(page.getByText('$1,250,000').first()).toBeVisible();
  const record = page.url();

  await enter(page, page.getByRole('link', { name: 'Opportunities' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('pae 26 0207');
  const row = page.getByRole('row').filter({ hasText: solicitation.name });
  await expect(row).toBeVisible();
  await enter(page, page.getByRole('link', { name: solicitation.name }));
  await expect(page).toHaveURL(record);

  await enter(page, page.getByRole('button', { name: 'Edit details' }));
  await tabTo(page, field(page, 'Solicitation name'));
  await page.keyboard.press('End');
  await page.keyboard.type(', phase 2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Opportunity Updated!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `${solicitation.name}, phase 2` })).toBeVisible();

  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity).toContainText('Priya Raman created this opportunity');
  await expect(activity).toContainText(
    `Priya Raman changed Solicitation name from ${solicitation.name} to ${solicitation.name}, phase 2`,
  );
});

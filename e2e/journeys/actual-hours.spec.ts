import type { Actual } from '@bidwright/contract-ftes';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

/** Somebody who has worked on a project of the demo. */
const someHours = async (page: Page, address: string): Promise<Actual> => {
  const asked = { col: 'actuals', sort: { field: 'lastMonth', descending: true }, limit: 1 };
  const { data } = (await (await post(page.request, address, '/api/ftes/query', asked)).json()) as { data: Actual[] };
  if (!data[0]) throw new Error('The demo has no actual hours');
  return data[0];
};

const give = (page: Page, name: string, table: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) });

test('hours are imported and compared: refused rows are named, the same table again changes nothing', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'operations');
  const { fte, opportunity, entries } = await someHours(page, address);
  const last = entries.at(-1);
  if (!last) throw new Error('A record of hours has no month');
  const month = `${last.year}-${String(last.month).padStart(2, '0')}`;
  const table = `Employee,Project,Month,Hours\n"${fte.name}","${opportunity.name}",${month},123.5\nNobody at all,"${opportunity.name}",${month},8\n`;

  await page.goto('/user/ftes/import-hours');
  await give(page, 'hours.csv', table);
  await expect(page.getByText('1 changed', { exact: true })).toBeVisible();
  await expect(page.getByText(/Row 3: Employee: No person is named “Nobody at all”/)).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 month' }).click();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expect(page.getByText('1 changed', { exact: true })).toBeVisible();

  await give(page, 'again.csv', table);
  await expect(page.getByText('1 unchanged')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 months' })).toBeDisabled();

  await page.goto(`/user/ftes/${fte.id}?year=${last.year}&work=actual`);
  const ofPerson = page.getByRole('grid', { name: 'Actual hours by month, beside the plan' });
  await expect(ofPerson.getByRole('row', { name: opportunity.name })).toContainText('123.5');

  await page.goto(`/general/opportunities/${opportunity.id}/projections?show=actual`);
  const cell = page.getByRole('row', { name: fte.name }).getByRole('gridcell').filter({ hasText: '123.5' });
  await cell.click();
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Actual hours saved')).toBeVisible();

  await signIn(page, address, 'admin');
  await page.goto(`/general/projects/${opportunity.id}`);
  const variance = page.getByRole('region', { name: 'Hours and forecast' });
  await expect(variance).toContainText('Forecast at completion');
  await page.goto('/reports/allocation-vs-actual');
  await expect(page.getByRole('heading', { level: 1, name: 'Allocation against actual' })).toBeVisible();
  await expect(page.getByRole('table').last()).toContainText(opportunity.name);
});

test('a table of another program comes in once its columns are chosen, and is undone', async ({ page, address }) => {
  await signIn(page, address, 'operations');
  const { fte, opportunity } = await someHours(page, address);
  const table = `Collaborateur;Mission;Mois;Réalisé;Validé par\n"${fte.name}";"${opportunity.name}";01/2031;77,5;Zoé\n`;
  await page.goto('/user/ftes/import-hours');
  await give(page, 'heures.csv', table);
  await expect(page.getByText('Choose one column for Hours')).toBeVisible();
  await expect(page.getByLabel('Collaborateur')).toHaveValue('person');
  await expect(page.getByLabel('Mission')).toHaveValue('opportunity');
  await expect(page.getByRole('button', { name: 'Check rows' })).toBeDisabled();
  await page.getByLabel('Réalisé').selectOption('Hours');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('1 new', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 month' }).click();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Undo 1 record' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
});

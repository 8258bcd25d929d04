import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

interface Plan {
  fte: { id: string; name: string };
  opportunity: { id: string; name: string };
  oppStatus: { name: string } | null;
}

test('a lead plans somebody over 100 %, is told the month, saves, and finds it again', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  const asked = { col: 'projections', where: [{ field: 'kind', is: 'eq', value: 'planned' }], limit: 200 };
  const found = (await (await post(page.request, address, '/api/ftes/query', asked)).json()) as { data: Plan[] };
  const plan = found.data.find(({ oppStatus }) => oppStatus?.name === 'Negotiation');
  if (!plan) throw new Error('The demo has no bid under negotiation with somebody planned for it');
  const { fte, opportunity } = plan;

  await page.goto(`/general/opportunities/${opportunity.id}/projections`);
  await expect(page.getByRole('heading', { level: 1, name: 'Projections' })).toBeVisible();
  const headline = page.getByRole('region', { name: 'If we win this' });
  const cell = page.getByRole('row', { name: fte.name }).getByRole('gridcell').first();
  const month = (await page.getByRole('columnheader').nth(1).getAttribute('aria-label')) ?? '';
  await cell.click();
  await page.keyboard.type('170');
  await expect(headline).toContainText(/exceeds? 100%/);
  await expect(headline).toContainText(`${fte.name}, ${month}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Draft, 1 change not saved')).toBeVisible();
  const sum = (await cell.textContent()) ?? '';
  expect(sum).toMatch(/^170\+\d+ over$/);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Projections saved')).toBeVisible();
  await page.reload();
  await expect(cell).toHaveText(sum);
  await expect(headline).toContainText(`${fte.name}, ${month}`);
});

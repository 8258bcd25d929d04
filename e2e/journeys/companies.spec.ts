import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

test('two companies become one, field by field, and the merge is taken back', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  const make = async (call: string, fields: object): Promise<string> => {
    const answer = await post(page.request, address, `/api/admin/${call}`, fields);
    expect(answer.ok()).toBe(true);
    return (await answer.json()).data;
  };
  const kept = await make('create', { col: 'companies', name: 'Heron Ferry Works', city: 'Akron' });
  const lost = await make('create', { col: 'companies', name: 'Heron Ferry Works, Inc.', website: 'ferry.example' });
  await make('createSubcollection', { col: 'companies', ref: lost, sub: 'contacts', name: 'Bo Ferryman' });
  await make('create', { col: 'bpas', name: 'Ferry pool', company: { id: lost, name: 'Heron Ferry Works, Inc.' } });

  await page.goto('/admin/companies/duplicates');
  const twin = page.getByRole('listitem').filter({ hasText: 'Heron Ferry Works, Inc.' });
  await twin.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 record will refer to the other one')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'City: Heron Ferry Works', exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Heron Ferry Works, Inc. became Heron Ferry Works')).toBeVisible();

  await page.goto(`/admin/companies/${kept}`);
  await expect(page.getByText('Bo Ferryman')).toBeVisible();
  await expect(page.getByText('ferry.example', { exact: true }).first()).toBeVisible();
  // Cards of the module that keeps bids.
  await expect(page.getByRole('heading', { name: 'Bids', exact: true })).toBeVisible();
  await expect(page.getByText('used in 1 record')).toBeVisible();

  await page.goto('/admin/companies');
  await page.getByRole('button', { name: 'Recent merges' }).click();
  await page.getByRole('button', { name: 'Undo the merge of Heron Ferry Works, Inc.' }).click();
  await expect(page.getByText('Heron Ferry Works, Inc. is back')).toBeVisible();
  await page.goto(`/admin/companies/${lost}`);
  await expect(page.getByText('Bo Ferryman')).toBeVisible();
  await expect(page.getByText('used in 1 record')).toBeVisible();
});

test('a lead sees neither a company’s page nor salaries', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  const { data } = await (await post(page.request, address, '/api/admin/query', { col: 'companies', limit: 1 })).json();
  await signIn(page, address, 'lead');
  for (const path of [`/admin/companies/${data[0].id}`, '/admin/salary-projections', '/admin/companies/duplicates']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/access/i)
        .first(),
    ).toBeVisible();
  }
  const asked = await post(page.request, address, '/api/admin/query', { col: 'salaryProjections' });
  expect(asked.status()).toBe(403);
});

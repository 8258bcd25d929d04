import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

const col = 'opportunities';

interface Bid {
  id: string;
  solicitationName: string;
}

test('a lead moves a bid to won, and finds it as of yesterday where it was: on the board and in the list, only to be read', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const answer = await post(page.request, address, path, body);
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { data: T }).data;
  };
  const statuses = await ask<{ id: string; name: string; category: string }[]>('/api/admin/list', {
    col: 'opportunityStatus',
  });
  const writing = statuses.find(({ name }) => name === 'Writing');
  const won = statuses.find(({ category }) => category === 'Won');
  const where = [{ field: 'opportunityStatus', is: 'eq', value: writing?.id }];
  const asOf = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const [bid] = await ask<Bid[]>('/api/opportunities/query', { col, where, asOf, limit: 1 });
  if (!bid) throw new Error('The demo has no such bid');
  const name = bid.solicitationName;
  await ask('/api/opportunities/update', {
    col,
    id: bid.id,
    opportunityStatus: { id: won?.id, name: won?.name },
    solicitationName: `${name}, renamed`,
  });

  await page.goto(`/general/opportunities?view=board&status=all&q=${encodeURIComponent(name)}`);
  const inColumn = (status: string, link: string) =>
    page.getByRole('region', { name: status, exact: true }).getByRole('link', { name: link, exact: true });
  await expect(inColumn('Won', `${name}, renamed`)).toBeVisible();
  await page.getByRole('button', { name: 'See as of a past date' }).click();
  await expect(page).toHaveURL(new RegExp(`asOf=${asOf}`));
  await expect(inColumn('Writing', name)).toBeVisible();
  await expect(page.getByLabel('As of the end of')).toHaveValue(asOf);
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Writing');
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New opportunity' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  await row.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${bid.id}\\?asOf=${asOf}`));
  await expect(page.getByText(/fields differ from today/)).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(page.getByRole('row', { name: `${name}, renamed` })).toContainText('Won');
  await expect(page.getByRole('link', { name: 'New opportunity' })).toBeVisible();
});

import { rowsOf, withConnection } from './sql.ts';
import { fromUrl } from './url.ts';

test('the database for tests answers', async () => {
  const rows = await withConnection(fromUrl(process.env.TEST_DATABASE_URL ?? ''), (c) => rowsOf(c, 'select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
  expect(import.meta.dirname).toMatch(/database$/);
});

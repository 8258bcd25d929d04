import { type Drawn, workbookOf } from './workbook.ts';

const drawn = (offered: string[]): Drawn => ({
  title: 'Teams',
  columns: [{ head: 'Name', format: '@', offered, isStrict: false }],
  notes: { title: 'Notes', head: ['Column'], rows: [['Name']] },
});

const letters = (bytes: Buffer) => bytes.subarray(0, 2).toString();

test('a workbook that its thread cannot hold is refused, who waits is told, and the next one is made', async () => {
  const large = drawn(Array.from({ length: 1_500_000 }, (_, n) => `A name that is long enough, with number ${n}`));
  // Neither is left without an answer.
  const [refused] = await Promise.allSettled([workbookOf(large), workbookOf(drawn(['North']))]);
  expect(refused.status).toBe('rejected');
  expect(letters(await workbookOf(drawn(['North'])))).toBe('PK');
});

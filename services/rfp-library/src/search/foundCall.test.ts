import { type FoundEntry, rfpContent, sampleContent } from '@bidwright/contract-rfp-library';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { person } from '@bidwright/service-testing';
import { library } from './testing.ts';

const { running, admin, write } = library();

const found = async (asked: object, who = admin) =>
  running.post<FoundEntry[]>('/api/rfp-library/found', asked, running.as(who));

test('names all that a search finds, with what a change needs to know, and without the texts', async () => {
  const teams = [{ id: 'team-1', name: 'Health' }];
  const owner = { id: 'u-1', name: 'Priya Raman' };
  const id = await write({ rfpContent: 'Herons count barges', teams, owner, reviewEveryMonths: 12 });
  await write({ rfpContent: 'Nothing of note' });
  const { body } = await found({ searchWords: 'heron' });
  expect(body.data).toMatchObject([{ id, version: 1, teams, owner, reviewEveryMonths: 12, status: 'Active' }]);
  expect(Object.keys(body.data[0] ?? {})).not.toContain('rfpContent');
});

test('names more than a search lists, in its order', async () => {
  const records = Array.from({ length: 1203 }, (_, n) => ({
    ...newRecord({ ...sampleContent(), rfpContent: `otter ${n}`, proposalYear: 2000 + (n % 30) }, admin),
  }));
  await insertRecords(running.db, tableOf(rfpContent), records);
  const { body } = await found({ searchWords: 'otter', sort: 'newest' });
  expect(new Set(body.data.map(({ id }) => id))).toEqual(new Set(records.map(({ id }) => id)));
  expect(records.find(({ id }) => id === body.data[0]?.id)).toMatchObject({ proposalYear: 2029 });
});

test('what cannot be searched for is refused by its name, as in a search', async () => {
  const { status, body } = await found({ proposalYear: 'soon' });
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([400, ['proposalYear']]);
  expect((await found({}, person('Operations'))).status).toBe(403);
});

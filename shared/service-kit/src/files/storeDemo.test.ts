import { cases, papers } from '@bidwright/service-testing/fixture/papers/papers';
import { admin, runningPapers } from '@bidwright/service-testing/fixture/papers/running';
import { loadDemo } from '../demo.ts';
import { newRecord } from '../writes/newRecord.ts';

const running = runningPapers();
const harbor = newRecord({ name: 'Harbor', team: null, status: 'Active' }, admin);
const content = 'The minutes of the first meeting';

const paper = (fields: object = {}) => {
  const facts = { documentName: 'minutes.txt', mediaType: 'text/plain', size: content.length, status: 'Active' };
  const of = { name: 'Minutes', kind: { value: 'letter', label: 'A letter' }, caseId: harbor.id };
  const read = { documentUrl: null, textState: 'Ready', textProblem: null };
  return { ...newRecord({ ...of, ...facts, ...read, ...fields }, admin), file: { content, words: 'minutes' } };
};

const load = (records: ReturnType<typeof paper>[]) =>
  loadDemo(running.db, [cases, papers], () => ({ cases: [harbor], papers: records }), running.fileContext.storage);

test('records of the demo data come with their files', async () => {
  const one = paper();
  await load([one]);
  const answer = await running.get(one.id);
  expect([answer.status, await answer.text()]).toEqual([200, content]);
  expect(await running.left()).toEqual({ files: 1, rows: ['stored'] });
  expect((await running.remove(one.id)).status).toBe(200);
  expect(await running.left()).toEqual({ files: 0, rows: [] });
});

test('tried again after a failure, each file is there once', async () => {
  const [one, two] = [paper(), paper()];
  await expect(load([one, paper({ kind: null })])).rejects.toThrow('kind');
  await load([one, two]);
  expect(await (await running.get(two.id)).text()).toBe(content);
  expect((await running.left()).rows).toEqual(['stored', 'stored']);
});

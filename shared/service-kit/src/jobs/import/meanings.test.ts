import type { Job, RecordResult } from '@bidwright/contract-kit';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { jobsOf } from '@bidwright/service-testing/jobs';

const running = runningBids();
const { keep, ask: askBids } = running;
const { ask, ending, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

const csv = 'name,pages,stage,client\nLake,Short,envoyé,Ministry of Ports\nPort,300,Sent,Ministry of Ports';

const asked = async (meanings: unknown, text = csv) => {
  const { data: file } = await upload(text);
  return ask('tryImport', { col: 'bids', file: file.id, meanings });
};
const tried = async (meanings: unknown, text?: string): Promise<Job> => ending((await asked(meanings, text)).data.id);
const resultsOf = async ({ id }: Job) => (await ask<RecordResult[]>('getJobResults', { id })).data;

const meanings = { pages: { short: '10', LONG: '200' }, stage: { Envoyé: 'Sent' } };

test('a word stands for what is said of it, in a trial and in the import, and other cells mean what they say', async () => {
  await keep({ name: 'Known' });
  const trial = await tried(meanings);
  expect(trial.counts).toEqual({ created: 2 });
  const run = await ending((await ask('runImport', { id: trial.id })).data.id);
  expect(run.counts).toEqual({ created: 2 });
  const { data } = (await askBids<object[]>('query', { sort: { field: 'name' } })).body;
  expect(data.slice(1)).toMatchObject([
    { name: 'Lake', pages: 10, stage: 'Sent' },
    { name: 'Port', pages: 300, stage: 'Sent' },
  ]);
});

test('where a cell holds neither, the words that may stand there are said', async () => {
  const trial = await tried(meanings, 'name,pages,client\nSea,Medium,Ministry of Ports');
  expect(await resultsOf(trial)).toMatchObject([
    {
      outcome: 'refused',
      fields: {
        pages: { key: 'import.words', values: { words: 'short, LONG' }, message: 'Must be one of: short, LONG' },
      },
    },
  ]);
});

test.each([
  ['bad-value', 'a text', 'Short'],
  ['bad-value', 'a field without words', { pages: {} }],
  ['bad-value', 'a word that stands for no text', { pages: { short: 10 } }],
  ['unknown-field', 'a field that is not there', { weight: { heavy: '10' } }],
  ['unknown-field', 'what is no field', { id: { first: '1' } }],
])('refuses (%s) %s', async (code, _what, given) => {
  expect(await asked(given)).toMatchObject({ errorInfo: { code } });
});

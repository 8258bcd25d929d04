import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer } from '@bidwright/remote-kit/testing';
import { search } from './searchLibrary.ts';

let server: Awaited<ReturnType<typeof callServer>>;

afterEach(() => server.close());

test('texts are found by the server and open with the words', async () => {
  const records = [
    {
      id: 'e1',
      sectionTitle: { id: 's1', name: 'Risk & quality' },
      opportunity: { id: 'o1', name: 'Harbor survey' },
      rfpContent: 'We keep a risk log',
      proposalYear: 2025,
    },
  ];
  server = await callServer([{ of: rfpContent, records }]);
  const { signal } = new AbortController();
  expect(await search({ text: 'risk log', language: 'en', limit: 8, signal })).toEqual([
    {
      id: 'e1',
      title: 'Risk & quality',
      detail: 'Harbor survey · 2025',
      path: '/rfp-content-library?words=risk+log&entry=e1',
    },
  ]);
});

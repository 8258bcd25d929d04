import type { Similar } from '@bidwright/contract-rfp-library';
import { library } from '../search/testing.ts';

const { running, admin, write } = library();

const sectionTitle = { id: 'title-risk', name: 'Risk management' };
const text =
  'Each risk has one owner. The log is read every Friday by both program managers, who sign it and send it to the client.';

const similar = async (asked: object) => {
  const { body } = await running.post<Similar[]>('/api/rfp-library/similar', asked, running.as(admin));
  return body.data;
};

test('finds what says nearly the same in the same section, and nothing else', async () => {
  const opportunity = { id: 'o-1', name: 'River gauges' };
  const id = await write({ sectionTitle, opportunity, rfpContent: `${text} It never grows old.` });
  await write({ sectionTitle: { id: 'title-other', name: 'Other' }, rfpContent: text });
  await write({ sectionTitle, rfpContent: 'Managers read what the client of each program has to say on Fridays.' });
  expect(await similar({ sectionTitle, rfpContent: text })).toMatchObject([{ id, opportunity }]);
  expect(await similar({ sectionTitle, rfpContent: text, id })).toEqual([]);
});

test('Chinese and a text of one word are compared too', async () => {
  const id = await write({ sectionTitle, rfpContent: '我们的过渡计划从授标日开始' });
  expect(await similar({ sectionTitle, rfpContent: '我们的过渡计划从授标日开始' })).toMatchObject([{ id, share: 1 }]);
});

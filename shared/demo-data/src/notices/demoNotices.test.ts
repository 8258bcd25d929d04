import { demoInbox } from '../index.ts';

const days = ['2026-11-24', '2027-03-01', '2028-02-29'];

test.each(days)('on %s there are 180, all before it, with ids of their own that are the same on every day', (today) => {
  const { notices } = demoInbox(today);
  expect(notices).toHaveLength(180);
  expect(notices.filter(({ at }) => at >= Date.parse(today) / 1000)).toEqual([]);
  const ids = notices.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(demoInbox('2026-11-21').notices.map(({ id }) => id));
});

test('the same day gives the same', () => {
  expect(demoInbox('2026-11-24')).toEqual(demoInbox('2026-11-24'));
});

test('nobody is told of own actions', () => {
  const { notices } = demoInbox('2026-11-24');
  expect(notices.filter(({ by, users }) => users.some(({ id }) => id === by?.id))).toEqual([]);
});

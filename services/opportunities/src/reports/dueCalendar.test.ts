import { type Bid, filled, is, rounded } from './byHand.ts';
import { demoFirm, records, today } from './testing.ts';

const firm = demoFirm();

const monday = (day: string) => {
  const at = new Date(day);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
};

interface Dated {
  kind: string;
  bid: Bid;
  day: string;
}

const span = { from: today, to: '2027-01-31' };
const fields = { due: 'dueDate', qna: 'dateQnA', decision: 'decisionDueDate' } as const;
const dates: Dated[] = records.bids
  .filter((bid) => is(bid, 'Open'))
  .flatMap((bid) => Object.entries(fields).map(([kind, field]) => ({ kind, bid, day: bid[field] ?? '' })))
  .filter(({ day }) => day >= span.from && day <= span.to);

const keys = {
  week: ({ day }: Dated) => monday(day),
  day: ({ day }: Dated) => day,
  team: ({ bid }: Dated) => bid.primaryTeam.id,
};

const dues = dates.filter(({ kind }) => kind === 'due');
const collides = (date: Dated) =>
  dues.some(
    (other) => other.bid !== date.bid && keys.team(other) === keys.team(date) && keys.week(other) === keys.week(date),
  );

const count = (some: readonly Dated[]) => {
  const of = (kind: string) => some.filter((date) => date.kind === kind);
  return {
    due: of('due').length,
    qna: of('qna').length,
    decision: of('decision').length,
    dates: some.length,
    collisions: of('due').filter(collides).length,
  };
};

const counted = (some: readonly Dated[], by: keyof typeof keys) =>
  Object.fromEntries([...Map.groupBy(some, keys[by])].map(([key, group]) => [key, count(group)]));

test.each(['week', 'day', 'team'] as const)('dates ahead by %s, and which due dates of a team collide', async (by) => {
  const answer = await firm.ask({ report: 'due-calendar', by, ...span });
  expect(filled(answer)).toEqual(counted(dates, by));
  expect(rounded(answer.totals)).toEqual(count(dates));
  expect(count(dates).collisions).toBeGreaterThan(0);
  expect(count(dates).collisions).toBeLessThan(dues.length);
});

test.each([
  ['team', 'week'],
  ['week', 'team'],
] as const)('dates ahead by %s, split by %s: weeks in their order', async (by, across) => {
  const answer = await firm.ask({ report: 'due-calendar', by, across, ...span });
  const parts = answer.rows.flatMap((row) => (row.parts?.length ? [[row.key, filled({ rows: row.parts })]] : []));
  const wanted = [...Map.groupBy(dates, keys[by])].map(([key, some]) => [key, counted(some, across)]);
  expect(Object.fromEntries(parts)).toEqual(Object.fromEntries(wanted));
  expect(filled({ rows: answer.parts ?? [] })).toEqual(counted(dates, across));
  const weeks = (by === 'week' ? answer.rows : (answer.parts ?? [])).map(({ key }) => key);
  expect(weeks).toEqual(weeks.toSorted());
});

test('behind a collision stand the bids of the team that are due in one week', async () => {
  const first = dues.find(collides);
  if (!first) throw new Error('No due dates collide');
  const asked = { report: 'due-calendar', by: 'team', across: 'week', ...span } as const;
  const { records: found } = await firm.behind({
    ...asked,
    key: keys.team(first),
    part: keys.week(first),
    figure: 'collisions',
  });
  const together = dues.filter((date) => keys.team(date) === keys.team(first) && keys.week(date) === keys.week(first));
  expect(found.map(({ id }) => id).toSorted()).toEqual(together.map(({ bid }) => bid.id).toSorted());
});

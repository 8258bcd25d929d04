import { type StatusCategory, statusCategories } from '@bidwright/contract-admin';
import { addDays, isWeekday, startOfMonth } from '@bidwright/contract-kit/days';
import { statusList } from '../admin/lists.ts';
import { demoData } from '../index.ts';
import { plans } from './plans.ts';

const categoryOf = new Map<string, StatusCategory>(statusList.map(({ name, category }) => [name, category]));

const plain = (number: string | null) => number?.replace(/[\s-]/g, '').toLowerCase();

const dayAndKind = [
  ['2026-11-21', 'a Saturday'],
  ['2026-11-22', 'a Sunday'],
  ['2026-12-31', 'the end of a year'],
  ['2027-03-01', 'a Monday'],
  ['2028-02-29', 'a leap day'],
] as const;

describe.each(dayAndKind)('on %s, %s', (today) => {
  const { opportunities } = demoData(today).opportunities;
  const open = opportunities.filter(({ opportunityStatus }) => categoryOf.get(opportunityStatus.name) === 'Open');

  test('bids by category', () => {
    expect(opportunities).toHaveLength(132);
    const counts = statusCategories.map(
      (category) => opportunities.filter((one) => categoryOf.get(one.opportunityStatus.name) === category).length,
    );
    expect(counts).toEqual([41, 17, 24, 31, 14, 5]);
  });

  test('six open bids are due within seven days, four are past due', () => {
    expect(open.filter(({ dueDate }) => dueDate >= today && dueDate <= addDays(today, 7))).toHaveLength(6);
    expect(open.filter(({ dueDate }) => dueDate < today)).toHaveLength(4);
  });

  test('due dates are working days within four years, and only those of open bids lie ahead', () => {
    expect(opportunities.filter(({ dueDate }) => !isWeekday(dueDate))).toEqual([]);
    expect(opportunities.filter(({ dueDate }) => dueDate < addDays(today, -4 * 366))).toEqual([]);
    expect(opportunities.filter((one) => !open.includes(one) && one.dueDate >= today)).toEqual([]);
  });

  test('the days of a bid follow one another', () => {
    for (const { decisionDueDate, dateQnA, dueDate, expectedAwardDate, dateCreated } of opportunities) {
      const created = new Date(dateCreated * 1000).toISOString().slice(0, 10);
      expect([created, decisionDueDate, dateQnA, dueDate, expectedAwardDate]).toEqual(
        [created, decisionDueDate, dateQnA, dueDate, expectedAwardDate].toSorted(),
      );
    }
  });

  test('of 24 won bids 15 run, four of them for six months at most', () => {
    const work = plans(today).flatMap(({ project }) => (project ? [project] : []));
    const ends = work.map(({ start, months }) => startOfMonth(start, months));
    expect(work.filter(({ start }) => start > today)).toEqual([]);
    expect(ends.filter((end) => end > today)).toHaveLength(15);
    expect(ends.filter((end) => end > today && end <= startOfMonth(today, 6))).toHaveLength(4);
    expect(
      opportunities.filter(({ type }) => type === 'Project').map(({ opportunityStatus }) => opportunityStatus.name),
    ).toEqual(Array.from({ length: 24 }, () => 'Won'));
  });

  test('contracts with an option have its day while they run, some of which lie ahead; other bids have none', () => {
    const dated = opportunities.filter(({ nextOptionDate }) => nextOptionDate !== null);
    expect(dated.filter(({ type }) => type !== 'Project')).toEqual([]);
    expect(dated.filter(({ nextOptionDate }) => !isWeekday(nextOptionDate ?? ''))).toEqual([]);
    expect(dated.some(({ nextOptionDate }) => (nextOptionDate ?? '') > today)).toBe(true);
  });

  test('nine recompetes follow a won bid of the same client', () => {
    const byId = new Map(opportunities.map((one) => [one.id, one]));
    const recompetes = opportunities.filter(({ isRecompete }) => isRecompete);
    expect(recompetes).toHaveLength(9);
    for (const { originalOpportunity, client, dueDate } of recompetes) {
      const original = byId.get(originalOpportunity?.id ?? '');
      expect(original?.opportunityStatus.name).toBe('Won');
      expect(original?.client).toEqual(client);
      expect(dueDate > (original?.expectedAwardDate ?? dueDate)).toBe(true);
    }
  });

  test('three bids have no amount, two are likely duplicates', () => {
    expect(opportunities.filter(({ estimatedBudgetAmount }) => estimatedBudgetAmount === null)).toHaveLength(3);
    const numbers = opportunities.flatMap((one) => plain(one.solicitationNumber) ?? []);
    expect(numbers.length - new Set(numbers).size).toBe(1);
    const repeated = opportunities.filter((one) =>
      opportunities.some(
        (other) => other.client.id === one.client.id && `RFP: ${other.solicitationName}` === one.solicitationName,
      ),
    );
    expect(repeated).toHaveLength(2);
  });
});

test('a lead and a manager of the sign-in page have work that waits', () => {
  const { opportunities } = demoData('2026-11-21').opportunities;
  const open = opportunities.filter((one) => categoryOf.get(one.opportunityStatus.name) === 'Open');
  const soon = open.filter(({ dueDate }) => dueDate >= '2026-11-21' && dueDate <= '2026-11-28');
  expect(soon.filter(({ opportunityOwner }) => opportunityOwner.name === 'Marcus Adeyemi').length).toBeGreaterThan(0);
  expect(soon.filter(({ rfpManager }) => rfpManager?.name === 'Priya Raman').length).toBeGreaterThan(0);
  expect(open.filter(({ rfpManager }) => rfpManager?.name === 'Priya Raman').length).toBeGreaterThan(4);
});

import { people } from '../admin/people.ts';
import { userAt } from '../admin/users.ts';
import { demoData } from '../index.ts';
import { free, overloaded, overloadedIfWon } from './assignments.ts';
import { monthNumber } from './months.ts';

const over = (load: Map<string, number>) => [...load].flatMap(([key, share]) => (share > 1.005 ? [key] : []));

describe.each(['2026-11-21', '2026-12-31', '2027-02-01', '2028-02-29'])('on %s', (today) => {
  const { projections: all, actuals } = demoData(today).ftes;
  const { opportunities: bids } = demoData(today).opportunities;
  const projections = all.filter(({ fte }) => fte);
  const thisMonth = monthNumber(today);

  const sums = (of: typeof projections) => {
    const load = new Map<string, number>();
    for (const { fte, entries } of of) {
      for (const { month, year, percentAllocated } of entries) {
        const key = `${fte?.id}/${year * 12 + month - 1 - thisMonth}`;
        load.set(key, (load.get(key) ?? 0) + percentAllocated);
      }
    }
    return load;
  };

  test('330 people on bids, about 3,400 months', () => {
    expect(projections).toHaveLength(330);
    expect(new Set(projections.map(({ fte, opportunity }) => `${fte?.id}/${opportunity.id}`)).size).toBe(330);
    const cells = projections.reduce((sum, { entries }) => sum + entries.length, 0);
    expect(cells).toBeGreaterThan(3250);
    expect(cells).toBeLessThan(3550);
  });

  test('two bids look for people of a skill, in months to come', () => {
    const open = all.filter(({ openRole }) => openRole);
    expect(open.map(({ openRole }) => [openRole?.title, openRole?.skill?.name])).toEqual([
      ['Data Scientist', 'Python'],
      ['Engineer', 'Cloud architecture'],
    ]);
    for (const { lastMonth } of open) expect(lastMonth).toBeGreaterThan(thisMonth);
  });

  test('shares are steps of five percent, and no month stands twice', () => {
    for (const { entries } of projections) {
      expect(new Set(entries.map(({ month, year }) => `${year}/${month}`)).size).toBe(entries.length);
      for (const { percentAllocated } of entries) {
        expect(Math.round(percentAllocated * 100) % 5).toBe(0);
        expect(percentAllocated).toBeGreaterThanOrEqual(0.05);
      }
    }
  });

  test('three people have more than all their time taken by projects, in known months, and nobody else', () => {
    const known = overloaded.flatMap(({ person, months }) => months.map((month) => `${userAt(person).id}/${month}`));
    const projects = projections.filter(({ oppStatus }) => oppStatus?.name === 'Won');
    expect(over(sums(projects)).sort()).toEqual(known.sort());
  });

  test('five bids ask too much of somebody if they are won, and no other', () => {
    const projects = projections.filter(({ oppStatus }) => oppStatus?.name === 'Won');
    const before = new Set(over(sums(projects)));
    const asking = bids.filter(({ id }) => {
      const own = projections.filter(({ opportunity }) => opportunity.id === id);
      return over(sums([...new Set([...projects, ...own])])).some((key) => !before.has(key));
    });
    expect(asking).toEqual(overloadedIfWon.map(({ bid }) => bids[bid]));
    for (const { opportunityStatus } of asking) expect(['Won', 'Lost']).not.toContain(opportunityStatus?.name);
  });

  test('two people are free from this month on, and who left is only in the past', () => {
    const load = sums(projections);
    const busy = new Set(
      [...load.keys()].filter((key) => Number(key.split('/')[1]) >= 0).map((key) => key.split('/')[0]),
    );
    const idle = people.flatMap(({ inactive }, n) => (busy.has(userAt(n).id) ? [] : [{ n, inactive }]));
    expect(idle.filter(({ inactive }) => !inactive).map(({ n }) => n)).toEqual(free);
    expect(idle.filter(({ inactive }) => inactive)).toHaveLength(4);
  });

  test('people have worked on running projects, up to the month before this one, near to what was planned', () => {
    expect(actuals.length).toBeGreaterThan(60);
    const planned = sums(projections.filter(({ oppStatus }) => oppStatus?.name === 'Won'));
    let [hours, plan] = [0, 0];
    for (const { fte, entries } of actuals)
      for (const entry of entries) {
        const month = entry.year * 12 + entry.month - 1 - thisMonth;
        expect(month).toBeLessThan(0);
        hours += entry.hours;
        plan = Math.max(plan, planned.get(`${fte.id}/${month}`) ?? 0);
      }
    expect(hours).toBeGreaterThan(1000);
    expect(plan).toBeGreaterThan(0);
  });
});

import { decided } from '../byHand.ts';
import { demoFirm } from '../testing.ts';

const firm = demoFirm();

/** What the demo's notes say, written down by a person and not read by the service's rule. */
const scored: Record<string, [section: string, points: number, outOf: number][]> = {
  'Technical approach 4 of 40, Staffing plan 6 of 25, Price 9 of 20': [
    ['Technical approach', 4, 40],
    ['Staffing plan', 6, 25],
    ['Price', 9, 20],
  ],
  'Past performance 8 of 20; all other sections within 2 points of the best': [['Past performance', 8, 20]],
  'Management approach 5 of 15 (no deputy named), Price 6 of 30': [
    ['Management approach', 5, 15],
    ['Price', 6, 30],
  ],
  'Understanding of the need 3 of 10, Work plan and schedule 7 of 20': [
    ['Understanding of the need', 3, 10],
    ['Work plan and schedule', 7, 20],
  ],
  'Key personnel 10 of 25, Transition-in 4 of 10': [
    ['Key personnel', 10, 25],
    ['Transition-in', 4, 10],
  ],
};

test('points lost by section: as the notes of lost bids say, with the bids behind each', async () => {
  const lost = decided('Lost');
  const named = lost.flatMap((bid) =>
    (scored[bid.pointsLostOnSections ?? ''] ?? []).map((one) => ({ id: bid.id, one })),
  );
  expect(named.length).toBeGreaterThan(5);
  const wanted = [...Map.groupBy(named, ({ one: [section] }) => section)].map(([section, some]) => {
    const sum = (at: 1 | 2) => some.reduce((all, { one }) => all + one[at], 0);
    return [section, { bids: some.length, points: sum(1), outOf: sum(2), lostShare: sum(1) / sum(2) }];
  });
  const answer = await firm.ask({ report: 'lost-points', from: '2025-12-01' });
  expect(Object.fromEntries(answer.rows.map(({ name, figures }) => [name, figures]))).toEqual(
    Object.fromEntries(wanted),
  );
  expect(answer.totals.bids).toBe(new Set(named.map(({ id }) => id)).size);
  expect(answer.without).toEqual({ unscored: lost.length - Number(answer.totals.bids) });

  const price = answer.rows.find(({ name }) => name === 'Price');
  const behind = await firm.behind({ report: 'lost-points', from: '2025-12-01', key: price?.key, figure: 'points' });
  expect(behind.records.map(({ id }) => id).toSorted()).toEqual(
    named
      .filter(({ one: [section] }) => section === 'Price')
      .map(({ id }) => id)
      .toSorted(),
  );
});

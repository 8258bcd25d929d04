import { decided, is, period } from './byHand.ts';
import { demoFirm } from './testing.ts';

const firm = demoFirm();

const mean = (points: number[]) => points.reduce((sum, one) => sum + one, 0) / points.length;

test('go/no-go factors: what won and lost bids had been given, with the bids behind each', async () => {
  const closed = decided('Won', 'Lost');
  const scored = closed.flatMap((bid) => {
    const last = bid.decisions
      .filter(({ factors }) => factors.length > 0)
      .toSorted((one, other) => one.decidedOn.localeCompare(other.decidedOn))
      .at(-1);
    return last ? last.factors.map(({ name, points }) => ({ bid, name, points })) : [];
  });
  const wanted = [...Map.groupBy(scored, ({ name }) => name)].map(([name, some]) => {
    const of = (end: string) => mean(some.filter(({ bid }) => is(bid, end)).map(({ points }) => points));
    const [wonPoints, lostPoints] = [of('Won'), of('Lost')];
    const figures = { bids: some.length, wonPoints, lostPoints, apart: wonPoints - lostPoints };
    return [
      name,
      Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, Number(value.toFixed(1))])),
    ];
  });
  const weighed = new Set(scored.map(({ bid }) => bid.id));
  expect(weighed.size).toBeGreaterThan(8);

  const { rows, totals, without } = await firm.ask({ report: 'go-no-go', ...period });
  expect(Object.fromEntries(rows.map(({ name, figures }) => [name, figures]))).toEqual(Object.fromEntries(wanted));
  const apart = rows.map(({ figures }) => Math.abs(Number(figures.apart)));
  expect(apart).toEqual(apart.toSorted((one, other) => other - one));
  expect([totals.bids, without]).toEqual([weighed.size, { unweighed: closed.length - weighed.size }]);

  const left = await firm.behind({ report: 'go-no-go', ...period, figure: 'unweighed' });
  expect(left.total).toBe(closed.length - weighed.size);
  const behind = await firm.behind({ report: 'go-no-go', ...period, key: rows[0]?.key, figure: 'bids' });
  expect(behind.total).toBe(rows[0]?.figures.bids);
});

import { laidOut, layoutIn } from './layout.ts';

const cell = () => null;
const all = [
  { id: 'name', header: 'Name', cell },
  { id: 'due', header: 'Due', cell, from: 'xl' as const },
  { id: 'source', header: 'Source', cell, hidden: true },
  { id: 'amount', header: 'Amount', cell },
];
const ids = (layout: Parameters<typeof laidOut>[1]) => laidOut(all, layout).map(({ id }) => id);

test('columns stand as they were chosen, the name always first; without a choice the usual ones', () => {
  expect(ids({})).toEqual(['name', 'due', 'amount']);
  expect(ids({ shown: ['amount', 'source', 'gone'] })).toEqual(['name', 'amount', 'source']);
  expect(ids({ shown: [] })).toEqual(['name']);
});

test('what was chosen is shown on every width of page, as wide as it was drawn', () => {
  expect(laidOut(all, {})[1]?.from).toBe('xl');
  expect(laidOut(all, { shown: ['due'], widths: { due: 200 } })[1]).toMatchObject({ from: undefined, width: 200 });
});

test.each([null, 'x', { shown: 'due' }, { shown: [1] }, { widths: { due: 'wide' } }])('%j chooses nothing', (kept) => {
  expect(layoutIn(kept)).toEqual({});
});

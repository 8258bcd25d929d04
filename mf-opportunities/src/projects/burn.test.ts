import { burnByMonth, burnLevel, burnOf, contractAmount } from './burn.ts';

const invoice = (endDate: string | null, amount: number | null, startDate: string | null = null) => ({
  startDate,
  endDate,
  amount,
});

test('months are without a gap, with what was invoiced in each and so far', () => {
  const invoices = [
    invoice('2026-01-31', 30),
    invoice('2025-11-30', 10),
    invoice(null, 5, '2025-11-02'),
    invoice('2026-01-05', 1),
    invoice(null, 99),
    invoice('2027-01-01', null),
  ];
  expect(burnByMonth(invoices)).toEqual([
    { month: '2025-11', invoiced: 15, total: 15 },
    { month: '2025-12', invoiced: 0, total: 15 },
    { month: '2026-01', invoiced: 31, total: 46 },
  ]);
  expect(burnByMonth([])).toEqual([]);
});

test.each([
  [0, null, null, 'plain'],
  [5, 0, null, 'plain'],
  [79, 100, 0.79, 'plain'],
  [80, 100, 0.8, 'warning'],
  [100, 100, 1, 'warning'],
  [101, 100, 1.01, 'error'],
])('%i invoiced of %s is %s: %s', (invoiced, amount, burn, level) => {
  expect([burnOf(invoiced, amount), burnLevel(burn)]).toEqual([burn, level]);
});

test('the documents come before the award, and the award before the estimate', () => {
  const bid = { winningAmount: 2, estimatedBudgetAmount: 3 };
  expect(contractAmount({ amount: 1 }, bid)).toBe(1);
  expect(contractAmount({ amount: null }, bid)).toBe(2);
  expect(contractAmount(undefined, { ...bid, winningAmount: null })).toBe(3);
});

import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { applyFirm, firmCurrency, fiscalYearStart } from './firm.ts';
import { Money } from './Money.tsx';

afterEach(() => {
  document.head.innerHTML = '';
});

const page = (currency: string, month: number) => {
  document.head.innerHTML = `<meta name="firm-currency" content="${currency}"><meta name="fiscal-year-start" content="${month}">`;
};

test('amounts are in the firm’s currency, in dollars where the page says nothing', async () => {
  await renderInShell(<Money amount={1234.5} />);
  expect(screen.getByText('$1,234.50')).toBeVisible();
  page('EUR', 1);
  await renderInShell(<Money amount={1234.5} />);
  expect(screen.getByText('€1,234.50')).toBeVisible();
});

test('what an Admin sets counts on the page at once', () => {
  expect([firmCurrency(), fiscalYearStart()]).toEqual(['USD', 10]);
  page('EUR', 1);
  expect([firmCurrency(), fiscalYearStart()]).toEqual(['EUR', 1]);
  applyFirm({ currency: 'RON', fiscalYearStart: 7 });
  expect([firmCurrency(), fiscalYearStart()]).toEqual(['RON', 7]);
});

import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { addressFormat, applyFirm, firmCurrency, firmName, fiscalYearStart, useFirm } from './firm.ts';
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
  document.head.innerHTML += '<meta name="address-format" content="codeCity">';
  expect(addressFormat()).toBe('codeCity');
  applyFirm({ currency: 'RON', fiscalYearStart: 7, addressFormat: 'largestFirst' });
  expect(addressFormat()).toBe('largestFirst');
  expect([firmCurrency(), fiscalYearStart()]).toEqual(['RON', 7]);
});

const Shown = () => {
  const { name, logo } = useFirm();
  return <p>{JSON.stringify({ name, logo })}</p>;
};

test('the name and the logo follow what an Admin sets, and what is not said stays', async () => {
  document.head.innerHTML =
    '<meta name="firm-currency" content="EUR"><meta name="firm-name" content="Heron &amp; Co"><meta name="firm-logo" content="">';
  await renderInShell(<Shown />);
  expect(screen.getByText('{"name":"Heron & Co"}')).toBeVisible();
  const logo = { address: '/api/shell/firm/logo/a.png', width: 320, height: 80 };
  act(() => applyFirm({ logo }));
  expect(screen.getByText(JSON.stringify({ name: 'Heron & Co', logo }))).toBeVisible();
  act(() => applyFirm({ name: null, logo: null }));
  expect(screen.getByText('{}')).toBeVisible();
  expect([firmName(), firmCurrency()]).toEqual([undefined, 'EUR']);
});

import { bench } from '../testing/bench.ts';

const { openShell, signedIn } = bench();

beforeEach(() => openShell());

const metasOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<meta name="(firm-currency|fiscal-year-start)" content="([^"]*)">/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

const asAdmin = () => signedIn({ permissions: ['User', 'Admin'] });

test('a firm reckons in dollars and from October on until an Admin says otherwise, and the next page goes by it', async () => {
  const { browser } = await asAdmin();
  expect(metasOf((await browser.open('/dashboard')).text)).toEqual({
    'firm-currency': 'USD',
    'fiscal-year-start': '10',
  });
  expect((await browser.post('/api/shell/firm/setSettings', { currency: 'RON', fiscalYearStart: 1 })).status).toBe(200);
  expect(metasOf((await browser.open('/dashboard')).text)).toEqual({
    'firm-currency': 'RON',
    'fiscal-year-start': '1',
  });
  expect((await browser.post('/api/shell/firm/settings', {})).body).toMatchObject({
    data: { currency: 'RON', fiscalYearStart: 1 },
  });
});

test.each([
  [{ currency: 'XYZ', fiscalYearStart: 1 }, 'currency'],
  [{ currency: null, fiscalYearStart: 1 }, 'currency'],
  [{ currency: 'EUR', fiscalYearStart: 13 }, 'fiscalYearStart'],
  [{ currency: 'EUR', fiscalYearStart: 'May' }, 'fiscalYearStart'],
])('%j is refused by its field, and nothing changes', async (settings, field) => {
  const { browser } = await asAdmin();
  const { status, body } = await browser.post('/api/shell/firm/setSettings', settings);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
  expect((await browser.post('/api/shell/firm/settings', {})).body).toMatchObject({ data: { currency: 'USD' } });
});

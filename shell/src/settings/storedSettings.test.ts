import { storedSettings, storeSettings } from './storedSettings.ts';

const mine = 'bidwright.settings.p1';

beforeEach(() => localStorage.clear());

test('settings are kept for each person apart', () => {
  storeSettings({ ...storedSettings(), mode: 'dark', preset: 'theme3' });
  expect(storedSettings()).toMatchObject({ mode: 'dark', preset: 'theme3', language: 'en' });
  expect(Object.keys(localStorage)).toEqual([mine]);
});

test('a first visit finds what was chosen on the sign-in page', () => {
  localStorage.setItem('bidwright.settings', JSON.stringify({ language: 'fr', mode: 'dark' }));
  localStorage.setItem(mine, JSON.stringify({ mode: 'light' }));
  expect(storedSettings()).toMatchObject({ language: 'fr', mode: 'light' });
});

test.each([
  '{',
  'null',
  '[]',
  JSON.stringify({ mode: 'plaid', preset: 'toString', direction: 7, timeZone: 'Moon/Base', region: 'XX' }),
])('what nobody can have chosen is left out: %s', (kept) => {
  localStorage.setItem(mine, kept);
  expect(storedSettings()).toEqual({
    language: 'en',
    region: 'auto',
    timeZone: 'auto',
    mode: 'light',
    preset: 'default',
    direction: 'ltr',
    font: 'Montserrat',
    radius: 8,
    density: 'default',
    drawer: 'auto',
  });
});

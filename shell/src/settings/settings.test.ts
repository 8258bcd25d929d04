import { choose, settingsNow } from './settings.ts';

const mine = 'bidwright.settings.p1';

/** What the browser does in all tabs but the one in which something was kept. */
const chooseElsewhere = (key: string, chosen: object) => {
  localStorage.setItem(key, JSON.stringify(chosen));
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

test('what is chosen in another tab counts in this one, and the next choice here keeps it', () => {
  chooseElsewhere(mine, { mode: 'dark', direction: 'rtl' });
  expect(settingsNow()).toMatchObject({ mode: 'dark', direction: 'rtl' });
  choose({ language: 'fr' });
  expect(JSON.parse(localStorage.getItem(mine) ?? '')).toMatchObject({
    mode: 'dark',
    direction: 'rtl',
    language: 'fr',
  });
});

test('what another person keeps in this browser changes nothing', () => {
  const before = settingsNow();
  chooseElsewhere('bidwright.settings.p2', { mode: 'light', preset: 'theme3' });
  expect(settingsNow()).toBe(before);
});

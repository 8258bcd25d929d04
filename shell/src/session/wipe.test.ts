import { wipe } from './wipe.ts';

test("signing out leaves nothing of the person's work on the device, and nothing of others is touched", () => {
  const gone = [
    'bidwright.recent.p1',
    'bidwright.opportunities.draft.p1',
    'bidwright.bell.p1',
    'bidwright.draft.p1.bid-7',
  ];
  const stays = [
    'bidwright.settings',
    'bidwright.settings.p1',
    'bidwright.recent.p2',
    'bidwright.recent.xp1',
    'other.p1',
  ];
  for (const key of [...gone, ...stays]) {
    localStorage.setItem(key, '1');
    sessionStorage.setItem(key, '1');
  }
  wipe('p1');
  for (const store of [localStorage, sessionStorage]) {
    expect(gone.map((key) => store.getItem(key))).toEqual([null, null, null, null]);
    expect(stays.map((key) => store.getItem(key))).toEqual(stays.map(() => '1'));
  }
});

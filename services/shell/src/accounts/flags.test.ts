import { setTimeout as after } from 'node:timers/promises';
import type { Session } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';

const { admin, signedIn } = bench();

/** How long an answer about a session may be used again. */
const fresh = 1000;

const flagsOf = async (browser: Awaited<ReturnType<typeof signedIn>>['browser']) => {
  const { body } = await browser.get<Session>('/api/shell/me');
  return [body.data.user.showActuals, body.data.user.showProjections];
};

test('a picture goes with its person the same way', async () => {
  const { browser, person } = await signedIn();
  const pictureOf = async () => (await browser.get<Session>('/api/shell/me')).body.data.user.profilePicture;
  expect(await pictureOf()).toBeUndefined();
  const profilePicture = '/api/admin/files/01900000-0000-7000-8000-00000000000a';
  admin.people.set(person.id, { ...person, profilePicture });
  await after(fresh);
  expect(await pictureOf()).toBe(profilePicture);
});

test('what an Admin lets somebody see goes with the person, within a second', async () => {
  const { browser, person } = await signedIn({ showActuals: true });
  expect(await flagsOf(browser)).toEqual([true, false]);
  admin.people.set(person.id, { ...person, showActuals: false, showProjections: true });
  await after(fresh);
  expect(await flagsOf(browser)).toEqual([false, true]);
});

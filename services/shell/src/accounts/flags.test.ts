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

test('what an Admin lets somebody see goes with the person, within a second', async () => {
  const { browser, person } = await signedIn({ showActuals: true });
  expect(await flagsOf(browser)).toEqual([true, false]);
  admin.people.set(person.id, { ...person, showActuals: false, showProjections: true });
  await after(fresh);
  expect(await flagsOf(browser)).toEqual([false, true]);
});

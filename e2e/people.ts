import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

/** The demo people; each stands for a role. */
export type DemoPerson = 'admin' | 'lead' | 'manager' | 'operations' | 'user';

export const emailOf = (person: DemoPerson) => `${person}@harborvale.example`;
export const password = 'bidwright-demo-2026';

/** A browser says where a call comes from; a bare HTTP client has to. */
export const post = (request: APIRequestContext, address: string, path: string, data: unknown) =>
  request.post(`${address}${path}`, { data, headers: { origin: address } });

/**
 * Signs in without the page, for tests whose subject is another. The cookie is the page's too. The session is the test's own: it may
 * be ended.
 */
export const signInAnew = async (page: Page, address: string, person: DemoPerson): Promise<void> => {
  const answer = await post(page.request, address, '/api/shell/signIn', { email: emailOf(person), password });
  if (!answer.ok()) throw new Error(`${person} cannot sign in: ${answer.status()} ${await answer.text()}`);
};

/** Who has signed in to which platform; a worker of the tests has one of its own. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** As `signInAnew`, but each person signs in once: the session is shared by all tests of a worker, and none may end it. */
export const signIn = async (page: Page, address: string, person: DemoPerson): Promise<void> => {
  const who = `${person} ${address}`;
  const kept = sessions.get(who);
  if (kept) return page.context().addCookies(kept);
  // Who signs in ends the session that the browser has.
  await page.context().clearCookies();
  await signInAnew(page, address, person);
  sessions.set(who, await page.context().cookies(address));
};

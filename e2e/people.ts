import type { APIRequestContext, Page } from '@playwright/test';

/** The demo people; each stands for a role. */
export type DemoPerson = 'admin' | 'lead' | 'manager' | 'operations' | 'user';

export const emailOf = (person: DemoPerson) => `${person}@harborvale.example`;
export const password = 'bidwright-demo-2026';

/** A browser says where a call comes from; a bare HTTP client has to. */
export const post = (request: APIRequestContext, address: string, path: string, data: unknown) =>
  request.post(`${address}${path}`, { data, headers: { origin: address } });

/** Signs in without the page, for tests whose subject is another. The cookie is the page's too. */
export const signIn = async (page: Page, address: string, person: DemoPerson) => {
  const answer = await post(page.request, address, '/api/shell/signIn', { email: emailOf(person), password });
  if (!answer.ok()) throw new Error(`${person} cannot sign in: ${answer.status()} ${await answer.text()}`);
};

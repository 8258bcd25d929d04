import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { post, signIn } from './people.ts';

/** An Admin in the library. */
export const openLibrary = async (page: Page, address: string, search = ''): Promise<void> => {
  await signIn(page, address, 'admin');
  await page.goto(`/rfp-content-library${search}`);
};

/** What a call answers. */
export const ask = async <T>(page: Page, address: string, path: string, body: object): Promise<T> => {
  const answer = await post(page.request, address, `/api/${path}`, body);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
};

/** Something that can be chosen. */
export interface Named {
  id: string;
  name: string;
}

export const list = (page: Page, address: string, col: string): Promise<Named[]> =>
  ask<Named[]>(page, address, 'admin/list', { col });

/** Writes a text; answers its id. */
export const write = (page: Page, address: string, fields: object): Promise<string> =>
  ask<string>(page, address, 'rfp-library/create', { col: 'rfpContent', ...fields });

/** The beginning of each result's text says which it is. */
export const shows = async (results: Locator, texts: readonly string[]): Promise<void> => {
  await expect(results).toHaveCount(texts.length);
  for (const text of texts) await expect(results.filter({ hasText: text })).toHaveCount(1);
};

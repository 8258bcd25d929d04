import { parse } from 'bowser';
import type { Request } from 'express';

/** A browser as its person recognises it. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Longest text that is read; those of real browsers are shorter. */
const maxLength = 400;

const short = (name: string | undefined) => name?.slice(0, 60) || null;

export const deviceOf = (request: Pick<Request, 'get'>): Device => {
  const { browser, os } = parse(request.get('user-agent')?.slice(0, maxLength) || 'unknown');
  return { browser: short(browser.name), system: short(os.name) };
};

import { origin, type Visitor } from './visitor.ts';

const locationOf = (reply: { headers: Headers }): URL => new URL(reply.headers.get('location') ?? '', origin);

/** Leaves for Google and answers where Google sends the browser back to. */
export const leaveForGoogle = async (browser: Visitor, next = '') => {
  const left = await browser.open(`/auth/google${next}`);
  const back = await fetch(locationOf(left), { redirect: 'manual' });
  const url = locationOf(back);
  return { status: left.status, asked: locationOf(left), url, path: url.pathname + url.search };
};

/** Leaves for Google and comes back. */
export const signInByGoogle = async (browser: Visitor, next = '') => {
  const { path } = await leaveForGoogle(browser, next);
  return browser.open(path);
};

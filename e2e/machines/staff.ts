import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { publicUrl } from './services.ts';

/** Longest time for one request: browsers of people are told later, but a dead machine answers nothing at all. */
const maxRequestMs = 4000;

const password = 'seven green herons';

/**
 * Somebody in a browser, which knows several addresses of the app as it does where a name has several: what does not answer, or says 503, is
 * asked at the next one, and a write goes under the same key.
 */
export const openBrowser = (addresses: string[]) => {
  let cookie = '';
  let at = 0;
  let longestMs = 0;

  const send = async (address: string, path: string, body: object | undefined, key: string) => {
    const answer = await fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: { origin: publicUrl, 'content-type': 'application/json', 'idempotency-key': key, cookie },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(maxRequestMs),
    });
    const set = answer.headers.getSetCookie()[0];
    if (set) cookie = set.split(';', 1)[0] ?? '';
    return { status: answer.status, text: await answer.text() };
  };

  const post = async <T>(path: string, body: object): Promise<T> => {
    const [key, began] = [randomUUID(), Date.now()];
    const heard: string[] = [];
    for (let place = at; ; place += 1) {
      const address = addresses[place % addresses.length] ?? '';
      const answer = await send(address, path, body, key).catch(() => undefined);
      if (answer?.status === 200) {
        longestMs = Math.max(longestMs, Date.now() - began);
        // The next one begins where somebody answers.
        at = place;
        return JSON.parse(answer.text).data;
      }
      if (answer && answer.status < 500) throw new Error(`${path} is answered ${answer.status}: ${answer.text}`);
      heard.push(`${address}: ${answer?.text ?? 'nothing'}`);
      if (Date.now() - began > 60_000) throw new Error(`${path} finds nobody: ${heard.slice(-6).join('\n')}`);
      await after(100);
    }
  };

  return {
    post,
    get: (address: string, path: string) => send(address, path, undefined, randomUUID()),
    cookie: () => cookie,
    /** The longest that it waited for an answer since it was asked last, in milliseconds. */
    longestWaitMs: () => {
      const found = longestMs;
      longestMs = 0;
      return found;
    },
  };
};

export type Browser = ReturnType<typeof openBrowser>;

interface Reference {
  id: string;
  name: string;
}

const made = async (browser: Browser, col: string, name: string, more: object = {}): Promise<Reference> => ({
  id: await browser.post<string>('/api/admin/create', { col, name, ...more }),
  name,
});

/** No mail goes to an address that nobody can have. */
export const colleagueEmail = 'ben@heron-bay.firm';

/** A firm begins: its founder, a colleague, and what a bid needs. */
export const beginFirm = async (browser: Browser) => {
  await browser.post('/api/shell/register', {
    firstName: 'Rosa',
    lastName: 'Real',
    email: 'rosa@firm.example',
    password,
  });
  const colleague = {
    id: await browser.post<string>('/api/admin/create', {
      col: 'users',
      firstName: 'Ben',
      lastName: 'Okoro',
      email: colleagueEmail,
      // Who bids is told of bids.
      permissions: ['Project Manager'],
    }),
    name: 'Ben Okoro',
  };
  const team = await made(browser, 'teams', 'Health');
  return {
    colleague,
    bid: {
      client: await made(browser, 'companies', 'City of Heron Bay'),
      projectType: await made(browser, 'projectTypes', 'Strategy'),
      opportunityStatus: await made(browser, 'opportunityStatus', 'Qualifying', { category: 'Open' }),
      opportunityOwner: await made(browser, 'opportunityOwner', 'Proposal desk'),
      teamsInvolved: [team],
      primaryTeam: team,
    },
  };
};

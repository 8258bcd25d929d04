import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { publicUrl } from './services.ts';

/** How long browsers wait before they ask again what may be asked twice: as `shared/shell-api/src/fetchAgain.ts` does. */
const maxSilenceMs = 2500;

/** Whoever made the firm. */
export const founder = { email: 'rosa@firm.example', password: 'seven green herons' };

/** Somebody in a browser: a call that is answered by nobody, or by 503, is made again under its key, as pages and people do. */
export const openBrowser = (home: string) => {
  let cookie = '';
  let longestMs = 0;

  const send = async (address: string, path: string, body: object | undefined, key: string) => {
    const answer = await fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: { origin: publicUrl, 'content-type': 'application/json', 'idempotency-key': key, cookie },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(maxSilenceMs),
    });
    const set = answer.headers.getSetCookie()[0];
    if (set) cookie = set.split(';', 1)[0] ?? '';
    return { status: answer.status, text: await answer.text() };
  };

  const post = async <T>(path: string, body: object): Promise<T> => {
    const [key, began] = [randomUUID(), Date.now()];
    const heard: string[] = [];
    for (;;) {
      const answer = await send(home, path, body, key).catch(() => undefined);
      if (answer?.status === 200) {
        longestMs = Math.max(longestMs, Date.now() - began);
        return JSON.parse(answer.text).data;
      }
      if (answer && answer.status < 500) throw new Error(`${path} is answered ${answer.status}: ${answer.text}`);
      heard.push(answer?.text ?? 'nothing');
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
    ...founder,
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

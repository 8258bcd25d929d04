import { setTimeout as after } from 'node:timers/promises';
import { type DemoPerson, emailOf, password } from '../people.ts';

/** The session cookie of a person who signs in. */
export const cookieOf = async (address: string, person: DemoPerson): Promise<string> => {
  const answer = await fetch(`${address}/api/shell/signIn`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(person), password }),
  });
  return (answer.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
};

/** Times in milliseconds; `unready` counts the times that the front door said it was not ready. */
export interface Felt {
  p99: number;
  longest: number;
  failed: number;
  unready: number;
}

/**
 * What a person feels until something is over: calls, a page, and whether the front door says that it is ready. Each of the four waits
 * so many milliseconds before it asks again: 20 keep a machine busy, 200 are twenty calls a second at most.
 */
export const feel = async (
  address: string,
  cookie: string,
  isOver: () => boolean,
  { pauseMs = 20 } = {},
): Promise<Felt> => {
  const headers = { cookie, origin: address, 'content-type': 'application/json' };
  const query = (service: string, col: string) => () =>
    fetch(`${address}/api/${service}/query`, { method: 'POST', headers, body: JSON.stringify({ col, limit: 50 }) });
  const asks = [
    query('opportunities', 'opportunities'),
    query('admin', 'companies'),
    () => fetch(`${address}/api/shell/me`, { headers }),
    () => fetch(`${address}/dashboard`, { headers: { ...headers, accept: 'text/html' } }),
  ];
  const times: number[] = [];
  const felt = { failed: 0, unready: 0 };
  const one = async (ask: () => Promise<Response>) => {
    while (!isOver()) {
      const since = performance.now();
      const answer = await ask().catch(() => undefined);
      await answer?.arrayBuffer();
      times.push(performance.now() - since);
      if (!answer?.ok) felt.failed += 1;
      await after(pauseMs);
    }
  };
  const watch = async () => {
    while (!isOver()) {
      const answer = await fetch(`${address}/readyz`).catch(() => undefined);
      if (!answer?.ok) felt.unready += 1;
      await after(250);
    }
  };
  await Promise.all([...asks.map(one), watch()]);
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN;
  return { ...felt, p99: at(0.99), longest: at(1) };
};

/** Says that so many seconds are over. */
export const afterSeconds = (seconds: number): (() => boolean) => {
  const until = Date.now() + seconds * 1000;
  return () => Date.now() >= until;
};

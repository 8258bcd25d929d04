import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { type DemoPerson, emailOf, password } from '../people.ts';

const clients = Number(process.env.BENCH_CLIENTS ?? 1000);
const seconds = Number(process.env.BENCH_SECONDS ?? 15);

/** How much longer others may wait while so many clients are slow. */
const maxTimes = 3;

const cookieOf = async (address: string, person: DemoPerson): Promise<string> => {
  const answer = await fetch(`${address}/api/shell/signIn`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(person), password }),
  });
  return (answer.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
};

/** Of each four clients two send a call by half, one its headers, and one does not read. */
const slowRequests = (address: string, cookie: string): string[] => {
  const { host } = new URL(address);
  const call = (path: string, body: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${address}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
  return [
    call('/api/admin/query', '{', 1000),
    call('/api/opportunities/query', '{', 1000),
    `GET / HTTP/1.1\r\nHost: ${host}\r\n`,
    `GET /api/opportunities/openapi.json HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`,
  ];
};

/** Clients that come again when they are thrown out. */
const beset = async (address: string): Promise<() => void> => {
  const { hostname, port } = new URL(address);
  const requests = slowRequests(address, await cookieOf(address, 'user'));
  const open = new Set<Socket>();
  let isOver = false;
  const come = (request: string) => {
    if (isOver) return;
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    open.add(socket);
    socket.once('connect', () => socket.write(request));
    socket.once('close', () => {
      open.delete(socket);
      setTimeout(() => come(request), 1000);
    });
    // Nothing is read but that it has ended.
    setTimeout(() => socket.resume(), 20_000).unref();
    socket.pause();
  };
  for (let n = 0; n < clients; n += 1) {
    come(requests[n % requests.length] ?? '');
    if (n % 50 === 0) await after(10);
  }
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
};

interface Felt {
  p99: number;
  failed: number;
  unready: number;
}

/** What others feel for some seconds: their calls, a page, and whether the front door says that it is ready. */
const feel = async (address: string, cookie: string): Promise<Felt> => {
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
  const until = Date.now() + seconds * 1000;
  const one = async (ask: () => Promise<Response>) => {
    while (Date.now() < until) {
      const since = performance.now();
      const answer = await ask().catch(() => undefined);
      await answer?.arrayBuffer();
      times.push(performance.now() - since);
      if (!answer?.ok) felt.failed += 1;
      await after(20);
    }
  };
  const watch = async () => {
    while (Date.now() < until) {
      const answer = await fetch(`${address}/readyz`).catch(() => undefined);
      if (!answer?.ok) felt.unready += 1;
      await after(250);
    }
  };
  await Promise.all([...asks.map(one), watch()]);
  times.sort((one, other) => one - other);
  return { ...felt, p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN };
};

/** What people feel of a thousand slow clients of somebody else, and what is wrong with that. */
export const measureSlowClients = async (address: string): Promise<string[]> => {
  const cookie = await cookieOf(address, 'lead');
  await feel(address, cookie);
  const atRest = await feel(address, cookie);
  const end = await beset(address);
  const beside = await feel(address, cookie);
  end();
  const times = beside.p99 / atRest.p99;
  process.stdout.write(
    `${clients} slow clients: others' p99 ${beside.p99.toFixed(0)} ms, ${atRest.p99.toFixed(0)} ms at rest: ${times.toFixed(1)} times\n`,
  );
  return [
    ...(times < maxTimes ? [] : [`Others wait ${times.toFixed(1)} times as long`]),
    ...(beside.failed > 0 ? [`${beside.failed} calls of others failed`] : []),
    ...(beside.unready > 0 ? ['The front door said that it is not ready'] : []),
  ];
};

import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { afterSeconds, cookieOf, feel } from './feel.ts';

const clients = Number(process.env.BENCH_CLIENTS ?? 1000);
const seconds = Number(process.env.BENCH_SECONDS ?? 15);

/** How much longer others may wait while so many clients are slow. */
const maxTimes = 3;

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

/** What people feel of a thousand slow clients of somebody else, and what is wrong with that. */
export const measureSlowClients = async (address: string): Promise<string[]> => {
  const cookie = await cookieOf(address, 'lead');
  await feel(address, cookie, afterSeconds(seconds));
  const atRest = await feel(address, cookie, afterSeconds(seconds));
  const end = await beset(address);
  const beside = await feel(address, cookie, afterSeconds(seconds));
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

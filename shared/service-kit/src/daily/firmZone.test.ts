import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runningBids } from '@bidwright/service-testing/fixture/running';
import { openFirmZone } from './firmZone.ts';

const running = runningBids();

let answer: { status: number; zone?: string };
const asked: unknown[] = [];
const door = createServer((request, response) => {
  asked.push([request.url, request.headers.authorization?.slice(0, 7)]);
  response.writeHead(answer.status, { 'content-type': 'application/json', location: '/login' });
  response.end(JSON.stringify({ data: { zone: answer.zone } }));
});

let shell: string;
beforeAll(async () => {
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  shell = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
});
afterAll(() => {
  door.closeAllConnections();
  door.close();
});

const zoneBehind = (PEERS: Record<string, string>) =>
  openFirmZone(running.service, { PEERS, FIRM_ZONE: 'Europe/Paris' });

test('the front door says in which zone days begin, each time anew', async () => {
  const zone = zoneBehind({ shell });
  answer = { status: 200, zone: 'Asia/Tokyo' };
  expect(await zone()).toBe('Asia/Tokyo');
  expect(asked.at(-1)).toEqual(['/internal/firm', 'Bearer ']);
  answer = { status: 200, zone: 'Pacific/Honolulu' };
  expect(await zone()).toBe('Pacific/Honolulu');
});

test('while it does not answer, what it said last counts; before it has said anything nobody knows', async () => {
  const zone = zoneBehind({ shell });
  answer = { status: 503 };
  await expect(zone()).rejects.toThrow('The front door answers 503');
  answer = { status: 200, zone: 'Asia/Tokyo' };
  await zone();
  answer = { status: 503 };
  expect(await zone()).toBe('Asia/Tokyo');
});

test('a service that stands alone, or behind a front door of before, goes by its own', async () => {
  expect(await zoneBehind({})()).toBe('Europe/Paris');
  answer = { status: 302 };
  expect(await zoneBehind({ shell })()).toBe('Europe/Paris');
});

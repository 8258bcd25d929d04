import type dns from 'node:dns';
import { hostname } from 'node:os';
import { receiver } from '../testing/receiver.ts';
import { faultOf, guardedLookup, isPublic } from './address.ts';
import { openPost } from './post.ts';

const none = { WEBHOOK_HOSTS: [], DEMO: '' as const };

test.each([
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '127.0.0.1',
  '0.0.0.0',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'no address',
])('%s leads inside', (address) => expect(isPublic(address)).toBe(false));

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111'])('%s leads out', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  ['http://example.com/', 'https'],
  ['ftp://example.com/', 'https'],
  ['https://ann:secret@example.com/', 'user'],
  ['https://10.0.0.1/', 'host'],
  ['https://2130706433/', 'host'],
  ['https://0x7f.1/', 'host'],
  ['https://[::1]/', 'host'],
  ['https://[::ffff:169.254.169.254]/', 'host'],
  ['http://localhost:3000/', 'host'],
  ['https://example.com/hooks', undefined],
])('%s is refused: %s', (address, fault) => expect(faultOf(address, none)).toBe(fault));

test('a host within the firm is let in by its name alone, and this machine in the demo', () => {
  const allowing = { ...none, WEBHOOK_HOSTS: ['10.0.0.1'] };
  expect(['https://10.0.0.1/', 'https://10.0.0.2/'].map((one) => faultOf(one, allowing))).toEqual([undefined, 'host']);
  expect(faultOf('http://127.0.0.1:3000/', { ...none, DEMO: '1' })).toBeUndefined();
  expect(faultOf('http://10.0.0.1/', { ...allowing, DEMO: '1' })).toBe('https');
});

const one = receiver();

/** A name that leads out when it is first asked for, and inside from then on. */
const rebinding = () => {
  const asked: string[] = [];
  const lookup = ((host: string, _options: object, answer: (error: null, found: object[]) => void) => {
    asked.push(host);
    answer(null, [{ address: asked.length === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]);
  }) as unknown as typeof dns.lookup;
  return { asked, lookup };
};

test('a name is looked up once for a connection, and what it leads to is what is connected to', async () => {
  const { asked, lookup } = rebinding();
  const guarded = guardedLookup(none, lookup);
  const ask = () =>
    new Promise((resolve) =>
      guarded('evil.example', { all: true }, (error, found) => resolve(error?.message ?? found)),
    );
  expect(await ask()).toEqual([{ address: '93.184.216.34', family: 4 }]);
  expect(await ask()).toBe('evil.example leads to 127.0.0.1, which is within the firm');
  expect(asked).toEqual(['evil.example', 'evil.example']);
});

test('a name with addresses out and in leads nowhere', async () => {
  const both = [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  const lookup = ((_host: string, _options: object, answer: (error: null, found: object[]) => void) =>
    answer(null, both)) as unknown as typeof dns.lookup;
  const said = await new Promise((resolve) =>
    guardedLookup(none, lookup)('both.example', {}, (error) => resolve(error?.message)),
  );
  expect(said).toMatch(/10\.0\.0\.1/);
});

test('a name of this machine that looks like any other is not connected to', async () => {
  const port = new URL(one.url).port;
  const { isTaken, said } = await openPost(none)(`https://${hostname()}:${port}/`, {}, '{}');
  expect([isTaken, said]).toEqual([false, expect.stringMatching(/within the firm/)]);
  expect(one.got).toEqual([]);
});

test('an address that was allowed once and is no more is not sent to', async () => {
  expect(await openPost(none)(one.url, {}, '{}')).toMatchObject({ isTaken: false, code: null });
  expect(one.got).toEqual([]);
});

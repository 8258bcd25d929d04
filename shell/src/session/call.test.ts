import { callServer } from '@bidwright/remote-kit/testing';
import { call, callIdempotent, callOnce } from './call.ts';

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([], {
    'shell/forgot': () => ({ sent: true }),
    'shell/wishes': () => ({}),
    'shell/feedback': () => ({}),
  });
});
afterAll(() => server.close());

const errorInfo = { code: 'invalid', message: 'Some fields cannot be taken as they are', requestId: 'r1' };

test.each([
  ['a refusal is what the service said of it', { status: 422, body: JSON.stringify({ errorInfo }) }, errorInfo],
  ['a failure that says nothing', { status: 500, body: '{}' }, 'Wrong Services'],
  ['a page in the place of an answer', { status: 502, body: '<h1>Bad gateway</h1>' }, 'Wrong Services'],
  ['a lost connection', 'hang up' as const, 'Wrong Services'],
])('%s', async (_what, trouble, wanted) => {
  server.breakNext('forgot', trouble);
  const { error } = await call('forgot', { email: 'ada@firm.example' });
  expect(typeof wanted === 'string' ? error?.message : error).toEqual(wanted);
  expect(await call('forgot', { email: 'ada@firm.example' })).toEqual({ data: { sent: true } });
});

test('what may be made twice is made again where nothing is heard, under one key where it is done once', async () => {
  server.breakNext('wishes', 'wait');
  server.breakNext('feedback', 'wait');
  const answers = await Promise.all([callIdempotent('wishes'), callOnce('feedback', { text: 'Fine' }, 'k1')]);
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
  const keysOf = (name: string) => server.asks.flatMap(({ call: asked, key }) => (asked === name ? [key] : []));
  expect(keysOf('wishes')).toEqual([undefined, undefined]);
  expect(keysOf('feedback')).toEqual(['k1', 'k1']);
});

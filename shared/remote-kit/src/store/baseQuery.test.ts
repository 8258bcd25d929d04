import { errorOf, failureOf } from './baseQuery.ts';

const answered = (status: number, body: string) => failureOf(new Response(body, { status }));

test.each([
  ['a page in the place of an answer', '<h1>Bad gateway</h1>'],
  ['an answer that says nothing', '{}'],
  ['an empty answer', ''],
])("%s is 'Wrong Services'", async (_what, body) => {
  expect(await answered(502, body)).toEqual({ code: 'http502', message: 'Wrong Services' });
});

test('a refusal is what the service said of it', async () => {
  const errorInfo = { code: 'forbidden', message: 'You may not', requestId: 'r1' };
  expect(await answered(403, JSON.stringify({ errorInfo }))).toEqual(errorInfo);
});

test('a failure is told as the service said it; a fault of our own, which has no code, has one as well', () => {
  const refused = { code: 'forbidden', message: 'You may not', requestId: 'r1' };
  expect(errorOf(refused)).toBe(refused);
  expect(errorOf(undefined)).toBeUndefined();
  expect(errorOf({ name: 'TypeError', message: 'x is undefined' })).toEqual({
    code: 'failed',
    message: 'x is undefined',
  });
  expect(errorOf({ name: 'Error' })).toEqual({ code: 'failed', message: 'Wrong Services' });
});

import { failureOf } from './baseQuery.ts';

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

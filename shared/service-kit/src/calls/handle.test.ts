import { call, everybody, number, object, objectOf, string } from '@bidwright/contract-kit';
import { service as fixture } from '@bidwright/service-testing/fixture/service';
import { person } from '@bidwright/service-testing/person';
import { testService } from '@bidwright/service-testing/testService';
import { handle, handledCalls } from './handle.ts';

const double = call({
  service: fixture.name,
  name: 'double',
  summary: 'Twice a number',
  input: object({ number: number().max(10).default(2) }),
  answer: objectOf({ twice: number().defined() }),
  right: ({ permissions }) => (permissions.includes('Admin') ? 'all' : 'none'),
});

const language = call({
  service: fixture.name,
  name: 'language',
  summary: 'In which language one asks',
  input: object({}),
  answer: objectOf({ language: string().defined() }),
  right: everybody,
});

const calls = [
  handle(double, async ({ input }) => ({ twice: input.number * 2 })),
  handle(language, async ({ request }) => ({ language: request.get('accept-language') ?? '' })),
];

const running = testService({ ...fixture, calls });

const ask = (body: object, who = person('Admin')) =>
  running.post<{ twice: number }>(`/api/${fixture.name}/double`, body, running.as(who));

test('a call answers whom it is for, with what is usual where nothing is sent', async () => {
  expect((await ask({ number: 4 })).body.data).toEqual({ twice: 8 });
  expect((await ask({})).body.data).toEqual({ twice: 4 });
  expect((await ask({}, person('User'))).status).toBe(403);
});

test('an address is meant in either case, with a slash at its end or without; all others pass by', async () => {
  for (const path of [`/api/${fixture.name}/Double`, `/API/${fixture.name}/double/`]) {
    const { status, body } = await running.post(path, { number: 3 }, running.as(person('Admin')));
    expect([status, body.data]).toEqual([200, { twice: 6 }]);
  }
  const { body } = await running.post(`/api/${fixture.name}/treble`, {}, running.as(person('Admin')));
  expect(body.errorInfo.code).toBe('unknown-call');
});

test('what its input does not take is refused by name', async () => {
  const { status, body } = await ask({ number: 11, size: 1 });
  expect([status, Object.keys(body.errorInfo.fields ?? {}).sort()]).toEqual([422, ['number', 'size']]);
});

test('what takes nothing is asked without a body, and the document says so', async () => {
  const path = `/api/${fixture.name}/language`;
  const headers = { ...running.as(person('User')), 'accept-language': 'ro' };
  const answer = await fetch(running.url + path, { method: 'POST', headers });
  expect([answer.status, await answer.json()]).toEqual([200, { data: { language: 'ro' } }]);
  expect((await fetch(running.url + path, { method: 'POST' })).status).toBe(401);
  expect(running.document.paths[path]?.post).not.toHaveProperty('requestBody');
});

test('the document says what goes in and out', () => {
  const { post } = running.document.paths[`/api/${fixture.name}/double`] ?? {};
  expect(post?.requestBody?.content['application/json']?.schema).toMatchObject({
    properties: { number: { maximum: 10 } },
  });
  expect(post?.responses[200]?.content?.['application/json']?.schema).toMatchObject({
    properties: { data: { properties: { twice: { type: 'number' } }, required: ['twice'] } },
  });
});

test('a service answers no calls of others', () => {
  const foreign = handle(call({ ...double, service: 'others', right: everybody }), async () => ({ twice: 0 }));
  expect(() => handledCalls(running.service, [foreign], () => Promise.reject(new Error('No table was sent')))).toThrow(
    'cannot answer /api/others/double',
  );
});

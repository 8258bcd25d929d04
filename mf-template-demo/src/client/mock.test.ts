import type { DemoContext } from '@bidwright/contract-template-demo/api';
import { type Ask, allCases, tryCases } from '@bidwright/contract-template-demo/cases';
import { createClient } from './createClient.ts';
import { contextOf, mockTransport } from './mock.ts';

const ann = { id: 'ann', name: 'Ann Lee', email: 'ann@firm.example' };

beforeEach(() => sessionStorage.clear());

const askerOf = (): Ask => {
  const transport = mockTransport(contextOf(ann));
  return async (address, body, authorization) => {
    const answered = await transport({ address, body, authorization });
    if ('data' in answered) return answered;
    const { message, fields = {} } = answered.failure ?? {};
    return { status: answered.status, message, fields: Object.keys(fields) };
  };
};

for (const [subject, cases] of Object.entries(allCases)) tryCases(subject, cases, askerOf);

const clientOf = (context: DemoContext = contextOf(ann)) => createClient(mockTransport(context));

test('a reload keeps what was done, for this person alone', async () => {
  await clientOf().request('POST /api/comments/add', { postId: 'post-0', comment: 'Stays' });
  const textsOf = async (person: typeof ann) =>
    JSON.stringify(await clientOf(contextOf(person)).request('GET /api/posts/list', {}));
  expect(await textsOf(ann)).toContain('Stays');
  expect(await textsOf({ ...ann, id: 'bob' })).not.toContain('Stays');
});

test('what cannot be read of a state begins anew', async () => {
  sessionStorage.setItem('template-demo.posts.ann', 'no JSON');
  expect(await clientOf().request('GET /api/posts/list', {})).toHaveLength(12);
});

test('a list may be asked for by its name alone', async () => {
  const transport = mockTransport(contextOf(ann));
  expect(await transport({ address: 'GET /api/followers', body: {}, authorization: undefined })).toMatchObject({
    status: 200,
  });
});

test('a refusal rejects with its data, what goes wrong on the way with Wrong Services', async () => {
  await expect(clientOf().request('POST /api/product/details', { id: 'none' })).rejects.toEqual({
    message: 'There is no product with this id',
  });
  const broken = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(broken.request('GET /api/posts/list', {})).rejects.toBe('Wrong Services');
});

test('a token ends with its time', async () => {
  let now = 1_000_000;
  const client = clientOf({ ...contextOf(ann), now: () => now });
  const { serviceToken } = await client.request('POST /api/account/login', {
    email: 'info@demo.example',
    password: '123456',
  });
  now += 86_400_000;
  await expect(client.request('GET /api/account/me', {}, `Bearer ${serviceToken}`)).rejects.toEqual({
    message: 'Invalid Token',
  });
});

test('the mock asks nobody, and touches nothing that others ask by', async () => {
  const [ask, open] = [globalThis.fetch, XMLHttpRequest.prototype.open];
  const asked = jest.spyOn(globalThis, 'fetch');
  const spied = globalThis.fetch;
  await clientOf().request('GET /api/mails/list', {});
  expect(asked).not.toHaveBeenCalled();
  expect([globalThis.fetch, XMLHttpRequest.prototype.open]).toEqual([spied, open]);
  asked.mockRestore();
  expect(globalThis.fetch).toBe(ask);
});

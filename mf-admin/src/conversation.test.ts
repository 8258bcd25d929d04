import { companies } from '@bidwright/contract-admin';
import { converse, expected } from '@bidwright/contract-admin/testing';
import { callServer } from '@bidwright/remote-kit/testing';

test('what stands for the services in tests of pages answers as they do', async () => {
  const server = await callServer([{ of: companies, records: [] }]);
  const seen = await converse(async (call, body, key) => {
    const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
    const response = await fetch(`/api/admin/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  }).finally(() => server.close());
  expect(seen).toMatchObject(expected);
});

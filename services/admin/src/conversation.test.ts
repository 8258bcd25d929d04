import { converse, expected } from '@bidwright/contract-admin/testing';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { post, as } = testService(service);
const admin = person('Admin');

test('the service answers as the contract has it', async () => {
  const seen = await converse((call, body, key) =>
    post(`/api/admin/${call}`, body, { ...as(admin), ...(key && { 'idempotency-key': key }) }),
  );
  expect(seen).toMatchObject(expected);
});

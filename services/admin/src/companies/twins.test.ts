import { person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const { call, post, as } = testService(service);
const admin = person('Admin');

test('companies of nearly the same name, or at the same address, are shown together; those out of use are not', async () => {
  const made = (fields: object) => call('create', { col: 'companies', ...fields }, admin);
  await made({ name: 'Blue Heron', website: 'https://heron.example' });
  await made({ name: 'Heron Blue, Inc.', website: 'www.heron.example/about' });
  await made({ name: 'Tern & Co', website: 'tern.example' });
  await made({ name: 'Tern Partners', website: 'http://tern.example' });
  await made({ name: 'Blue Heron LLC', status: 'Inactive' });
  await made({ name: 'Port Authority' });
  await made({ name: 'Port Authority of Duluth', city: 'Duluth' });
  await made({ name: 'Port Authoriti of Duluth' });
  const { body } = await post<{ by: string; companies: { name: string }[] }[]>(
    '/api/admin/companyTwins',
    {},
    as(admin),
  );
  expect(body.data.map(({ by, companies }) => [by, companies.map(({ name }) => name)])).toEqual([
    ['name', ['Blue Heron', 'Heron Blue, Inc.']],
    ['name', ['Port Authority of Duluth', 'Port Authoriti of Duluth']],
    ['domain', ['Tern & Co', 'Tern Partners']],
  ]);
});

test('leads do not see it', async () => {
  expect((await post('/api/admin/companyTwins', {}, as(person('Team Lead')))).status).toBe(403);
});

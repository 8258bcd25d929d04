import { conformance } from '@bidwright/service-kit/testing';
import { service } from './service.ts';

const entry = { name: 'Something' };

conformance(service, {
  ...Object.fromEntries(service.collections.map(({ name }) => [name, entry])),
  users: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
});

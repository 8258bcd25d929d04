import { conformance } from '@bidwright/service-kit/testing';
import { service } from './service.ts';

const entry = { name: 'Something' };

conformance(service, {
  ...Object.fromEntries(service.collections.map(({ name }) => [name, entry])),
  salaryProjections: { position: 'Analyst', year: 2026, annualSalary: 90_000 },
  users: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
});

import { rightsMatrix, type World } from '@bidwright/service-testing';
import { ownCalls, policy } from './policy.ts';
import { service } from './service.ts';

const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const entry: World = { sample: (n) => ({ name: `Entry ${n}` }) };

rightsMatrix(
  service,
  policy,
  {
    ...Object.fromEntries(service.collections.map(({ name }) => [name, entry])),
    companies: {
      ...entry,
      values: () => ({ status: 'Inactive', conflictOfInterest: 'Audits the same program' }),
      subs: { contacts: { name: 'Bo' }, bpas: { name: 'Task pool' } },
    },
    accountDefaults: { sample: () => ({ expirationDate: '2031-12-31' }) },
    salaryProjections: { sample: () => ({ position: 'Analyst', year: 2026, annualSalary: 90_000 }) },
    photos: {
      sample: () => ({ user: { id: 'somebody', name: 'Somebody' }, documentName: 'me.png' }),
      kinds: { o: ({ id, name }) => ({ user: { id, name } }) },
      file: png,
    },
    holidays: { sample: () => ({ name: 'New Year', day: '2027-01-01' }) },
    users: {
      sample: (n) => ({ firstName: 'Ada', lastName: 'Byron', email: `ada${n}@example.com` }),
      kinds: { o: ({ id }) => ({ id }) },
      values: (n) => ({
        email: `eve${n}@example.com`,
        permissions: ['Admin'],
        companies: [],
        teams: [{ id: 'team-1', name: 'Health' }],
        manager: { id: 'eve', name: 'Eve' },
        position: 'Partner',
        region: 'France',
        status: 'Inactive',
        showActuals: true,
        showProjections: true,
        expirationDate: '2099-12-31',
        capacity: 0.5,
      }),
    },
  },
  ownCalls,
);

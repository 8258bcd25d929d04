import { person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const { call, post, as, published, logged } = testService(service);
const admin = person('Admin');
const col = 'salaryProjections';
const ann = { id: 'ann', name: 'Ann' };

interface Salary {
  year: number;
  annualSalary: number;
  raise: number | null;
  currency: string;
  position: string | null;
  effectiveFrom: string | null;
}

const made = (fields: object) => call('create', { col, year: 2026, annualSalary: 100_000, ...fields }, admin);
const copy = (body: object, who = admin) => post<{ copied: number }>('/api/admin/copySalaries', body, as(who));
const ofYear = async (year: number) => {
  const where = [{ field: 'year', is: 'eq', value: year }];
  return (await call<Salary[]>('query', { col, where, sort: { field: 'annualSalary' } }, admin)).body.data;
};

test('a year comes into the next with a raise, once for each person and position that has nothing there', async () => {
  await made({ user: ann });
  await made({ user: ann, annualSalary: 110_000, effectiveFrom: '2026-07-01' });
  await made({ position: 'Analyst', annualSalary: 80_000.55, currency: 'EUR', fringe: 0.28 });
  await made({ position: 'Partner', status: 'Inactive' });
  await made({ user: { id: 'bo', name: 'Bo' } });
  await made({ user: { id: 'bo', name: 'Bo' }, year: 2027, annualSalary: 1 });
  expect((await copy({ from: 2026, raise: 0.1 })).body.data).toEqual({ copied: 2 });
  expect(await ofYear(2027)).toMatchObject([
    { annualSalary: 1 },
    { position: 'Analyst', annualSalary: 88_000.61, currency: 'EUR', raise: 0.1, fringe: 0.28 },
    { user: ann, annualSalary: 121_000, raise: 0.1, effectiveFrom: '2027-01-01' },
  ]);
  expect((await copy({ from: 2026, raise: 0.1 })).body.data).toEqual({ copied: 0 });
  // Nothing of it leaves the service.
  expect(await published()).toEqual([]);
  expect(logged.join('')).not.toMatch(/121000|88000/);
});

test('of two who copy a year at once the second finds what the first has copied', async () => {
  await made({ user: ann });
  await made({ position: 'Analyst' });
  const copied = await Promise.all([1, 2, 3].map(() => copy({ from: 2026, raise: 0.1 })));
  expect(copied.map(({ body }) => body.data.copied).toSorted()).toEqual([0, 0, 2]);
  expect(await ofYear(2027)).toHaveLength(2);
});

test.each([
  [{ raise: 0.1 }, 'from'],
  [{ from: 2100, raise: 0.1 }, 'from'],
  [{ from: 2026 }, 'raise'],
  [{ from: 2026, raise: -1 }, 'raise'],
  [{ from: 2026, raise: 'much' }, 'raise'],
])('%j is refused by its field', async (body, field) => {
  const { status, body: answer } = await copy(body);
  expect([status, Object.keys(answer.errorInfo.fields ?? {})]).toEqual([422, [field]]);
});

test('a salary in no currency of the list is refused', async () => {
  const { status, body } = await made({ user: ann, currency: 'XYZ' });
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['currency']]);
});

test.each(['Team Lead', 'Project Manager', 'Operations', 'User'] as const)('%s copies nothing', async (role) => {
  expect((await copy({ from: 2026, raise: 0.1 }, person(role))).status).toBe(403);
});

test('the audit of a salary says that something was done, never what', async () => {
  const { body } = await call<string>(
    'create',
    { col, position: 'Analyst', year: 2026, annualSalary: 7_777_777 },
    admin,
  );
  await call('update', { col, id: body.data, annualSalary: 7_777_778 }, admin);
  const audit = await post<{ action: string; changes: object[] }[]>(
    '/api/admin/recordAudit',
    { col, id: body.data },
    as(admin),
  );
  expect(audit.body.data.map(({ action, changes }) => [action, changes])).toEqual([
    ['changed', []],
    ['created', []],
  ]);
});

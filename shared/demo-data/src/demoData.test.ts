import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type DemoData, demoAccounts, demoData } from './index.ts';

const today = '2026-11-21';
const data = { ...demoData(today) };
const { users, companies, salaryProjections, ...lists } = data.admin;
/** Planned amounts of money, and people at clients, of all bids together. */
const [amounts, links] = [102, 189];
const countBy = <T>(list: readonly T[], of: (one: T) => unknown) => {
  const counts = new Map<unknown, number>();
  for (const one of list) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1);
  return Object.fromEntries(counts);
};

test('people: roles, states, a tree of managers', () => {
  expect(users).toHaveLength(36);
  expect(countBy(users, ({ status }) => status)).toEqual({ Active: 32, Inactive: 4 });
  expect(countBy(users, ({ permissions }) => permissions.join())).toEqual({
    Admin: 2,
    'Team Lead': 6,
    'Project Manager': 6,
    Operations: 3,
    User: 19,
  });
  expect(users.filter(({ expirationDate }) => expirationDate === '2026-12-11')).toHaveLength(1);
  const managerOf = new Map(users.map(({ id, manager }) => [id, manager?.id]));
  for (const { id } of users) {
    let at: string | null | undefined = id;
    for (let steps = 0; managerOf.get(at ?? ''); steps += 1) {
      expect(steps).toBeLessThan(6);
      at = managerOf.get(at ?? '');
    }
    expect(at).toBe(users[0]?.id);
  }
});

test('the people of the sign-in page come first', () => {
  expect(demoAccounts.slice(0, 5).map(({ email, name, permissions }) => [email, name, ...permissions])).toEqual([
    ['admin@harborvale.example', 'Dana Whitfield', 'Admin'],
    ['lead@harborvale.example', 'Marcus Adeyemi', 'Team Lead'],
    ['manager@harborvale.example', 'Priya Raman', 'Project Manager'],
    ['operations@harborvale.example', 'Ruth Castellanos', 'Operations'],
    ['user@harborvale.example', 'Bea Tran', 'User'],
  ]);
});

test('accounts are those of the users', () => {
  expect(demoAccounts).toEqual(users.map(({ id, email, name, permissions }) => ({ id, email, name, permissions })));
});

test('lists have as many entries as the product says', () => {
  expect(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]))).toEqual({
    teams: 8,
    companyTypes: 7,
    opportunityStatus: 12,
    opportunityOwner: 9,
    projectTypes: 14,
    sources: 11,
    chances: 7,
    bpas: 6,
    budgetTypes: 5,
    sectionTitles: 26,
    skills: 16,
    holidays: 24,
  });
});

test('companies by type, with contacts', () => {
  expect(countBy(companies, ({ companyType }) => companyType?.name)).toEqual({
    'Client – Federal': 14,
    'Client – State': 10,
    'Client – Local': 6,
    'Client – Commercial': 4,
    Prime: 6,
    Subcontractor: 14,
    Competitor: 8,
  });
  const withBpa = companies.filter(({ hasBPA }) => hasBPA).map(({ name }) => name);
  expect(withBpa.sort()).toEqual(lists.bpas.map(({ company }) => company?.name).sort());
  expect(companies.flatMap(({ contacts }) => contacts)).toHaveLength(118);
  expect(companies.filter(({ contacts }) => contacts.length === 0)).toEqual([]);
});

test('names in French, Romanian and Chinese stand among people and companies', () => {
  const names = { users: users.map(({ name }) => name ?? ''), companies: companies.map(({ name }) => name) };
  for (const list of Object.values(names)) {
    for (const letters of [/[éèëç]/, /[ășțĂȘȚ]/, /\p{Script=Han}/u])
      expect(list.some((name) => letters.test(name))).toBe(true);
  }
});

test('every address is on a reserved domain and every telephone number is fictitious', () => {
  const text = JSON.stringify(data);
  const reserved = /(^|[.@])example(\.(com|org|net))?$/;
  const hosts = [...text.matchAll(/@[\w.-]+|https?:\/\/[\w.-]+/g)].map(([found]) => found.replace(/^https?:\/\//, '@'));
  expect(hosts.length).toBeGreaterThan(300);
  expect(hosts.filter((host) => !reserved.test(host.replace(/[.-]+$/, '')))).toEqual([]);
  const phones = companies.flatMap(({ contacts }) => contacts.map(({ phone }) => phone));
  expect(phones.filter((phone) => !/^\(\d{3}\) 555-01\d\d$/.test(phone))).toEqual([]);
  const emails = [...users, ...companies.flatMap(({ contacts }) => contacts)].map(({ email }) => email);
  expect(new Set(emails).size).toBe(emails.length);
});

const idsOf = (made: object) =>
  [...JSON.stringify({ ...made }).matchAll(/"id":"([^"]+)","version"/g)].map(([, id]) => id);

/** What follows from the calendar: which texts have been reviewed by now, and in which months people have worked. */
const byCalendar = (made: Pick<DemoData, 'rfp-library' | 'ftes'>) => [
  ...made['rfp-library'].rfpContent.flatMap((entry) => entry.reviews),
  ...made.ftes.actuals,
];

test('what belongs to bids', () => {
  const { opportunities } = data.opportunities;
  const count = (of: 'decisions' | 'actualCosts' | 'comments' | 'amounts' | 'contacts' | 'followers') =>
    opportunities.flatMap((one): unknown[] => one[of]).length;
  expect({ decisions: count('decisions'), costs: count('actualCosts'), comments: count('comments') }).toEqual({
    decisions: 110,
    costs: 260,
    comments: 66,
  });
  expect([count('amounts'), count('contacts'), count('followers')]).toEqual([amounts, links, 22]);
  expect(opportunities.filter(({ contacts }) => contacts.length === 0)).toEqual([]);
  expect(salaryProjections).toHaveLength(72);
});

test('ids have the shape of UUIDv7, are unique, and the same on every day', () => {
  const ids = idsOf(data);
  const dated = byCalendar(data).length;
  /** What was demanded of proposals whose bids are decided. */
  const ofDecided = 96;
  /** Papers, steps, sections, requirements and questions of proposals that are being written. */
  const proposals = 2 + 15 + 18 + 14 + 12 + ofDecided;
  const bids = 132 + 110 + 260 + amounts + 66 + links + 22;
  expect(ids).toHaveLength(
    36 + 8 + 97 + 62 + 118 + 6 + 72 + bids + 270 + proposals + 420 + 900 + dated + 70 + 332 + 1 + 16 + 144 + 24 + 4,
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id ?? '')),
  ).toEqual([]);
  const ofCalendar = new Set([today, '2027-08-02'].flatMap((day) => idsOf(byCalendar(demoData(day)))));
  const lasting = (all: (string | undefined)[]) => all.filter((id) => !ofCalendar.has(id)).sort();
  expect(lasting(idsOf(demoData('2027-08-02')))).toEqual(lasting(ids));
});

const hashOf = (value: object) =>
  createHash('sha256')
    .update(JSON.stringify({ ...value }))
    .digest('hex');

test('the same day gives the same data, whatever the time zone and language of the machine', () => {
  expect(hashOf(demoData(today))).toBe(hashOf(data));
  expect(hashOf(demoData('2026-11-22'))).not.toBe(hashOf(data));
  const script = `import { demoData } from './src/index.ts';
    import { createHash } from 'node:crypto';
    console.log(createHash('sha256').update(JSON.stringify({ ...demoData('${today}') })).digest('hex'));`;
  const elsewhere = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: `${__dirname}/..`,
    env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'ro_RO.UTF-8' },
  });
  expect(elsewhere.toString().trim()).toBe(hashOf(data));
});

import {
  demoData,
  scaleCompanies,
  scaleOpportunitiesWithParts,
  scaleProjections,
  scaleTeams,
  scaleUsers,
} from '../index.ts';
import { monthNumber } from '../staffing/months.ts';

const today = '2026-11-21';

const made = () => ({
  teams: [...scaleTeams(52, today)],
  users: [...scaleUsers({ active: 200, inactive: 50 }, today)],
  companies: [...scaleCompanies(100, 400, today)],
  opportunities: [...scaleOpportunitiesWithParts(60, 40, today)],
  projections: [...scaleProjections(3000, 200, today)],
});

const data = made();

test('a large firm is the same each time, also while the demo is made in between', () => {
  JSON.stringify(demoData(today).admin);
  expect(made()).toEqual(data);
});

test('no id and no address is one of the demo or stands twice', () => {
  const { users, teams, companies } = demoData(today).admin;
  const ids = [...data.users, ...users, ...data.teams, ...teams, ...data.companies, ...companies].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const addresses = [...data.users, ...users].map(({ email }) => email);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(data.users.filter(({ status }) => status === 'Active')).toHaveLength(200);
  expect(data.companies.flatMap(({ contacts }) => contacts)).toHaveLength(400);
});

test('nobody is planned twice for a bid, and a little over two plans run at a time', () => {
  const { projections } = data;
  expect(new Set(projections.map(({ fte, opportunity }) => `${fte?.id} ${opportunity.id}`)).size).toBe(3000);
  const months = projections.flatMap(({ entries }) => entries.map(({ month, year }) => year * 12 + month - 1));
  const middle = months.filter((month) => month === monthNumber(today));
  expect(middle.length / 100).toBeGreaterThan(1.8);
  expect(middle.length / 100).toBeLessThan(2.6);
  expect(months.length / 3000).toBeGreaterThan(9);
});

test('a long history ends with the record as it is', () => {
  for (const { changeLog, version, ...record } of data.opportunities) {
    const versions = changeLog.map((change) => change.version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(versions.at(-1)).toBe(version);
    const [creation, ...later] = changeLog;
    const now: Record<string, unknown> = { ...(creation?.newValue as object) };
    for (const { field, oldValue, newValue } of later) {
      expect([field, now[field]]).toEqual([field, oldValue]);
      now[field] = newValue;
    }
    expect(record).toMatchObject(now);
  }
  const entries = data.opportunities.flatMap(({ changeLog }) => changeLog).length;
  expect(entries / 60).toBeGreaterThan(25);
});

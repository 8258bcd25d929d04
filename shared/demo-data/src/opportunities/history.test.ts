import { check, may, type Person, wholeRecord } from '@bidwright/contract-kit';
import { opportunities as collection } from '@bidwright/contract-opportunities';
import { instant } from '../days.ts';
import { demoData } from '../index.ts';

const today = '2026-11-21';
const data = demoData(today);
const { opportunities } = data.opportunities;
const people = new Map(
  data.admin.users.map(({ id, name, email, permissions, teams }): [string, Person] => [
    id,
    { id, name: name ?? '', email, permissions, teams: teams.map((team) => team.id) },
  ]),
);

type Log = (typeof opportunities)[number]['changeLog'];

/** The record before and after each entry, beginning with its creation. */
const statesOf = (log: Log): Record<string, unknown>[] => {
  const states: Record<string, unknown>[] = [];
  for (const { field, newValue } of log) {
    const changed = field === wholeRecord ? (newValue as object) : { [field]: newValue };
    states.push(Object.assign({}, states.at(-1), changed));
  }
  return states;
};

test('about 1,100 entries, 6 to 12 a bid', () => {
  const counts = opportunities.map(({ changeLog }) => changeLog.length);
  expect(Math.min(...counts)).toBe(6);
  expect(Math.max(...counts)).toBe(12);
  const all = counts.reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(1080);
  expect(all).toBeLessThan(1180);
});

test.each(opportunities)('the log of $solicitationName replays to the record', ({ changeLog, ...record }) => {
  const [creation, ...changes] = changeLog;
  const states = statesOf(changeLog);
  expect(creation).toMatchObject({ field: wholeRecord, oldValue: null, version: 1, dateUpdated: record.dateCreated });
  expect(changes.map(({ oldValue }) => oldValue)).toEqual(changes.map(({ field }, n) => states[n]?.[field]));
  expect(changes.filter(({ oldValue, newValue }) => JSON.stringify(oldValue) === JSON.stringify(newValue))).toEqual([]);
  expect(record).toEqual({ ...record, ...states.at(-1) });
  const [first] = states;
  expect(check(collection.input, first)).toEqual({ value: first });
});

test.each(opportunities)('versions and times of $solicitationName count its updates', ({ changeLog, ...record }) => {
  const versions = changeLog.map(({ version }) => version);
  expect([...new Set(versions)]).toEqual(Array.from({ length: record.version }, (_, n) => n + 1));
  const times = changeLog.map(({ dateUpdated }) => dateUpdated);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBe(record.dateUpdated);
  expect(record.dateUpdated).toBeLessThan(instant(today, 0));
  expect(new Set(changeLog.map(({ version, dateUpdated }) => `${version}/${dateUpdated}`)).size).toBe(record.version);
});

test.each(opportunities)('who changed $solicitationName had the right to', ({ changeLog, addedBy }) => {
  const states = statesOf(changeLog).map((state) => ({ ...state, addedBy }));
  for (const [n, { changedBy, changedByName }] of changeLog.entries()) {
    const person = people.get(changedBy);
    expect(person?.name).toBe(changedByName);
    expect(person && may(collection.rights.update, person, states[Math.max(0, n - 1)])).toBe(true);
  }
});

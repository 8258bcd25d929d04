import { type Change, wholeRecord } from '@bidwright/contract-kit';
import { bid } from '../../../testing/samples.ts';
import { asOf } from './asOf.ts';
import { changedSince } from './changedSince.ts';

const change = (at: number, field: string, oldValue: unknown, newValue: unknown): Change => ({
  id: `${at}-${field}`,
  dateUpdated: at,
  changedBy: 'u1',
  changedByName: 'Priya Raman',
  field,
  oldValue,
  newValue,
  version: at,
});

const record = { ...bid('b1', { dueDate: '2026-12-24', description: 'c', nickname: 'Ferry' }), dateCreated: 100 };
const log = [
  change(100, wholeRecord, null, { dueDate: '2026-12-01' }),
  change(200, 'dueDate', '2026-12-01', '2026-12-10'),
  change(300, 'description', null, 'b'),
  change(300, 'nickname', 'Ferry', null),
  change(400, 'dueDate', '2026-12-10', '2026-12-24'),
  change(400, 'description', 'b', 'c'),
  change(500, 'nickname', null, 'Ferry'),
];

test.each([
  [99, {}],
  [100, { dueDate: '2026-12-01', description: null, nickname: 'Ferry' }],
  [200, { dueDate: '2026-12-10', description: null, nickname: 'Ferry' }],
  [399, { dueDate: '2026-12-10', description: 'b', nickname: null }],
  [500, { dueDate: '2026-12-24', description: 'c', nickname: 'Ferry' }],
])('at second %i the record was %j', (at, then) => {
  const { dueDate, description, nickname } = asOf(record, log, at)?.record ?? {};
  expect({ dueDate, description, nickname }).toEqual(then);
});

test('fields that are different now are named', () => {
  expect(asOf(record, log, 250)?.differing.sort()).toEqual(['description', 'dueDate']);
  expect(asOf(record, log, 500)?.differing).toEqual([]);
});

test.each([
  [100, ['description: null to c', 'dueDate: 2026-12-01 to 2026-12-24']],
  [350, ['nickname: null to Ferry', 'dueDate: 2026-12-10 to 2026-12-24', 'description: b to c']],
  [500, []],
])('since second %i there is another %j', (since, wanted) => {
  const found = changedSince(log, since).map(({ field, oldValue, newValue }) => `${field}: ${oldValue} to ${newValue}`);
  expect(found.sort()).toEqual(wanted.sort());
});

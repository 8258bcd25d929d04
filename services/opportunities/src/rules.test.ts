import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const admin = person('Admin');
const col = 'opportunities';
const team = { id: 'team-1', name: 'Health' };

const create = (change: object) => call<string>('create', { col, ...sampleOpportunity(), ...change }, admin);

const required = 'This field is required';
const placeholder = { id: 0, name: '-- Add New Client --' };

/** The rules of the specification's section 5. */
test.each([
  ['client', null, required],
  ['client', { id: 'x' }, required],
  ['client', { name: 'x' }, required],
  ['client', placeholder, required],
  ['client', { ...placeholder, id: '0' }, required],
  ['solicitationName', null, 'Solicitation Name is required'],
  ['solicitationName', '   ', 'Solicitation Name is required'],
  ['solicitationNumber', 'x'.repeat(101), 'At most 100 characters'],
  ['dueDate', null, 'Due Date is required'],
  ['dueDate', '', 'Due Date is required'],
  ['dueDate', '2026-02-29', 'This is not a valid date'],
  ['dueDate', '12/24/2026', 'This is not a valid date'],
  ['dueDate', '20266-12-24', 'This is not a valid date'],
  ['dueDate', '9999-12-31', 'Dates must be between 1900 and 2999'],
  ['dueDate', '1026-12-24', 'Dates must be between 1900 and 2999'],
  ['linkToPosting', 'not a link', 'Please enter a valid URL'],
  ['linkToPosting', 'javascript:alert(1)', 'Please enter a valid URL'],
  ['opportunityStatus', null, required],
  ['opportunityStatus', { id: 'x' }, required],
  ['opportunityOwner', null, required],
  ['opportunityOwner', { name: 'x' }, required],
  ['projectType', null, required],
  ['projectType', { id: 'x', name: ' ' }, required],
  ['gsaSchedule', '', 'GSA Schedule is required'],
  ['gsaSchedule', 'x'.repeat(151), 'At most 150 characters'],
  ['role', null, 'Role is required'],
  ['role', 'x'.repeat(151), 'At most 150 characters'],
  ['source', 'SAM.gov', 'Must be an entry with id and name'],
  ['bpa', [], 'Must be an entry with id and name'],
  ['rfpManager', { id: 'x' }, required],
  ['endClient', { name: 'x' }, required],
  ['teamsInvolved', [], 'Please select at least 1 team'],
  ['teamsInvolved', 'Health', 'Must be a list'],
  ['primaryTeam', null, required],
  ['primaryTeam', { id: 'team-1' }, required],
  ['budgetType', 'x'.repeat(51), 'At most 50 characters'],
  ['estimatedBudgetAmountNotes', 'x'.repeat(301), 'At most 300 characters'],
  ['estimatedProjectLength', -1, 'Must be 0 or more'],
  ['estimatedProjectLength', 1.5, 'Must be a whole number'],
  ['estimatedProjectLength', 'long', 'Must be a number'],
  ['estimatedBudgetAmount', -1, 'Must be 0 or more'],
  ['submissionMethod', 'Pigeon', 'Must be one of: Mail/Drop it off, Email/Electronic'],
])('%s of %j: %s', async (field, value, text) => {
  const change = field === 'teamsInvolved' ? { primaryTeam: null, [field]: value } : { [field]: value };
  const { status, body } = await create(change);
  expect([status, body.errorInfo.code]).toEqual([422, 'invalid']);
  expect(body.errorInfo.fields?.[field]?.message).toBe(text);
});

test.each([
  ['solicitationNumber', 'x'.repeat(100)],
  ['gsaSchedule', 'x'.repeat(150)],
  ['role', 'Sub'],
  ['estimatedBudgetAmountNotes', 'x'.repeat(300)],
  ['estimatedProjectLength', 0],
  ['linkToPosting', 'sam.example.com/opp/1?tab=2'],
  ['linkToPosting', null],
  ['source', null],
  ['bpa', null],
  ['endClient', { id: 'c', name: 'City' }],
  ['description', 'x'.repeat(20_000)],
])('%s may be at its limit', async (field, value) => {
  const { status, body } = await create({ [field]: value });
  expect([status, body.errorInfo]).toEqual([200, undefined]);
  const read = await call<Record<string, unknown>>('getRecordById', { col, id: body.data }, admin);
  expect(read.body.data[field]).toEqual(value);
});

test('a step that is missing whole is refused field by field', async () => {
  const { status, body } = await call('create', { col }, admin);
  expect(status).toBe(422);
  expect(Object.keys(body.errorInfo.fields ?? {}).sort()).toEqual([
    'client',
    'dueDate',
    'gsaSchedule',
    'opportunityOwner',
    'opportunityStatus',
    'primaryTeam',
    'projectType',
    'role',
    'solicitationName',
    'teamsInvolved',
  ]);
});

test('the primary team is one of the teams involved, and the team ids follow', async () => {
  const { body } = await create({ primaryTeam: team, teamArray: ['forged'] });
  const { data } = (await call<Record<string, unknown>>('getRecordById', { col, id: body.data }, admin)).body;
  const involved = [...sampleOpportunity().teamsInvolved, team];
  expect(data).toMatchObject({ primaryTeam: team, teamsInvolved: involved, teamArray: involved.map(({ id }) => id) });
});

import { runningPapers } from '@bidwright/service-testing/fixture/papers/running';
import { person } from '@bidwright/service-testing/person';

const { addCase, addPaper, call } = runningPapers();
const team = { id: 'team-1', name: 'Water' };
const lead = person('Team Lead', { teams: [team.id] });
const operations = person('Operations');
const both = person(['Team Lead', 'Operations'], { teams: [team.id] });
const col = 'papers';

const cases = {
  mine: () => addCase({ team }),
  foreign: () => addCase(),
};

test.each([
  [lead, 'mine', 'letter', 200],
  [lead, 'foreign', 'letter', 403],
  [lead, 'foreign', 'bill', 403],
  [operations, 'mine', 'letter', 403],
  [operations, 'foreign', 'bill', 200],
  [both, 'mine', 'letter', 200],
  [both, 'foreign', 'bill', 200],
  [both, 'foreign', 'letter', 403],
  [person('User'), 'mine', 'letter', 403],
] as const)('%#: adding and changing by what it belongs to, and by its kind', async (who, whose, kind, status) => {
  const caseId = await cases[whose]();
  expect((await call('create', { col, caseId, kind, name: 'new' }, who)).status).toBe(status);
  const id = await addPaper('a.pdf', { caseId, kind });
  expect((await call('update', { col, id, name: 'newer' }, who)).status).toBe(status);
});

test('nobody changes a record into one that he could not write', async () => {
  const id = await addPaper('a.pdf', { kind: 'bill' });
  expect((await call('update', { col, id, kind: 'letter' }, operations)).status).toBe(403);
  expect((await call('update', { col, id, name: 'newer' }, operations)).status).toBe(200);
});

test('a record never belongs to another', async () => {
  const id = await addPaper('a.pdf', { caseId: await addCase({ team }) });
  const { status, body } = await call('update', { col, id, caseId: await addCase() }, lead);
  expect([status, body.errorInfo.fields?.caseId?.message]).toEqual([422, 'Cannot be changed later']);
});

test.each([
  ['00000000-0000-7000-8000-000000000000', 'Record not found'],
  [null, 'This field is required'],
  ['0', 'This field is required'],
])('a record belongs to one that is there, not to %s', async (caseId, message) => {
  const { status, body } = await call('create', { col, kind: 'bill', caseId }, operations);
  expect([status, body.errorInfo.fields?.caseId?.message]).toEqual([422, message]);
});

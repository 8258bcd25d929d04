import { addDays } from '@bidwright/contract-kit/days';
import {
  documents,
  type OpportunityInput,
  type RiskyBid,
  sampleDocument,
  sampleOpportunity,
  sampleRequirement,
  sampleSection,
  sampleStep,
} from '@bidwright/contract-opportunities';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const col = 'opportunities';
const today = new Date().toISOString().slice(0, 10);
const manager = { id: 'user-max', name: 'Max' };

const status = async (name: string, category: string) => {
  const record = { id: `status-${category}`, name, category, status: 'Active' };
  await deliver(event({ service: 'admin', col: 'opportunityStatus', record }));
  return { id: record.id, name };
};
const recorded = async (fields: Partial<OpportunityInput>) =>
  (await call<string>('create', { col, ...sampleOpportunity({ solicitationNumber: null, ...fields }) }, admin)).body
    .data;
const risks = (body: object = { today }, who = admin) =>
  running.post<RiskyBid[]>('/api/opportunities/risks', body, running.as(who));

/** Adds a record of another collection. */
const add = (of: string, input: object) => call('create', { col: of, ...input }, admin);

test('the bids least likely to be ready come first, each with its reasons', async () => {
  const opportunityStatus = await status('Writing', 'Open');
  const sent = await status('Submitted', 'Submitted');
  const due = (days: number) => ({ opportunityStatus, dueDate: addDays(today, days) });
  await recorded({ ...due(-2), solicitationName: 'Late' });
  const soon = await recorded({ ...due(2), solicitationName: 'Soon', rfpManager: manager });
  await recorded({ ...due(8), solicitationName: 'Busy', rfpManager: manager, decisionDueDate: addDays(today, -3) });
  await recorded({ ...due(44), solicitationName: 'Far', rfpManager: manager, chance: { id: 'c', name: '50 %' } });
  await recorded({ ...due(-1), solicitationName: 'Sent', opportunityStatus: sent });
  await recorded({ ...due(-200), solicitationName: 'Forgotten' });
  await call('createSubcollection', { col, ref: soon, sub: 'decisions', kind: 'Go', decidedOn: today }, admin);
  const { body } = await risks();
  const published = body.data.map(({ name, risk }) => [name, risk.level, risk.reasons.map((reason) => reason.name)]);
  expect(published).toEqual([
    ['Late', 'high', ['pastDue', 'missing', 'noManager']],
    ['Soon', 'high', ['daysLeft', 'missing', 'others']],
    ['Busy', 'medium', ['missing', 'decisionLate', 'daysLeft', 'others']],
  ]);
  expect(body.data[0]).toMatchObject({ dueDate: addDays(today, -2), risk: { score: 100 } });
});

/** The reasons of the one bid that is at risk, with how many of each. */
const reasons = async () => {
  const { body } = await risks();
  return Object.fromEntries(
    (body.data[0]?.risk.reasons ?? []).map((reason) => [reason.name, 'count' in reason ? reason.count : null]),
  );
};
/** A day so many days ago, in seconds. */
const ago = (days: number) => Date.parse(addDays(today, -days)) / 1000;
/** Makes what a table tells of be so many days old. */
const age = async (table: string, days: number, where = sql`1 = 1`) =>
  sql`update ${sql.table(table)} set dateUpdated = ${ago(days)} where ${where}`.execute(running.db);

test('what is late by the plan of its proposal counts, and so do requirements that nobody answers', async () => {
  const opportunityStatus = await status('Writing', 'Open');
  const opportunityId = await recorded({ opportunityStatus, dueDate: addDays(today, 2) });
  const require = (n: number, fields: object) =>
    add('requirements', sampleRequirement({ opportunityId, place: n, proposalSection: 'Price', ...fields }));
  await require(1, {});
  await require(2, { state: 'Written' });
  await require(3, { state: 'Not applicable' });
  await require(4, { proposalSection: 'Staffing' });
  expect(await reasons()).not.toHaveProperty('uncovered');
  await add('proposalSections', sampleSection({ opportunityId, title: 'Price' }));
  await add('proposalSections', sampleSection({ opportunityId, title: 'staffing', writer: manager, state: 'Done' }));
  await add('proposalSteps', sampleStep({ opportunityId, kind: 'Pink team', workDaysBefore: 20 }));
  await add('proposalSteps', sampleStep({ opportunityId, workDaysBefore: 30, doneOn: today }));
  await running.deliverOwn();
  expect(await reasons()).toMatchObject({ planLate: 2, uncovered: 1 });
});

test('the latest decision counts, unless another one has replaced it', async () => {
  const opportunityStatus = await status('Writing', 'Open');
  const id = await recorded({ opportunityStatus, dueDate: addDays(today, 2), decisionDueDate: addDays(today, -5) });
  const decide = async (kind: string, days: number, supersedes: string | null = null) => {
    const decision = { kind, decidedOn: addDays(today, -days), supersedes };
    return (await call<string>('createSubcollection', { col, ref: id, sub: 'decisions', ...decision }, admin)).body
      .data;
  };
  expect(await reasons()).toMatchObject({ decisionLate: 5 });
  await decide('Go', 3);
  expect(await reasons()).not.toHaveProperty('decisionLate');
  await decide('No-go', 2);
  await decide('Other', 1);
  expect(await reasons()).toMatchObject({ decisionLate: 5 });
  const again = await decide('Go', 0);
  expect(await reasons()).not.toHaveProperty('decisionLate');
  await decide('No-go', 4, again);
  expect(await reasons()).toMatchObject({ decisionLate: 5 });
});

test('questions are late until an answer is on file', async () => {
  const opportunityStatus = await status('Writing', 'Open');
  const id = await recorded({ opportunityStatus, dueDate: addDays(today, 2), dateQnA: addDays(today, -3) });
  const file = async (status: string) => {
    const documentType = { value: 'rfiResponseOrCapability', label: 'RFI Response/Capability Statement' };
    const record = newRecord({ ...sampleDocument(), opportunityId: id, documentType, status }, admin);
    await insertRecords(running.db, tableOf(documents), [{ ...documents.input.getDefault(), ...record }]);
  };
  expect(await reasons()).toMatchObject({ questionsLate: 3 });
  await file('Inactive');
  expect(await reasons()).toMatchObject({ questionsLate: 3 });
  await file('Active');
  expect(await reasons()).not.toHaveProperty('questionsLate');
});

test('a due date that was moved of late is told of, and so is a bid that nobody touches', async () => {
  const opportunityStatus = await status('Writing', 'Open');
  const id = await recorded({ opportunityStatus, dueDate: addDays(today, 9), estimatedBudgetAmount: null });
  expect(await reasons()).toEqual({ missing: 5, daysLeft: 9, noManager: null });
  await call('update', { col, id, dueDate: addDays(today, 1) }, admin);
  await call('update', { col, id, nickname: 'Locks' }, admin);
  await age('opportunities_changeLog', 7, sql`field = 'dueDate'`);
  await age(col, 13);
  expect(await reasons()).toMatchObject({ daysLeft: 1, dueMoved: 7 });
  expect(await reasons()).not.toHaveProperty('untouched');
  await age('opportunities_changeLog', 8, sql`field = 'dueDate'`);
  await age(col, 14);
  expect(await reasons()).toMatchObject({ daysLeft: 1, untouched: 14 });
  expect(await reasons()).not.toHaveProperty('dueMoved');
});

test('five at most; who reads no bids is refused, and so is what is no day', async () => {
  const opportunityStatus = await status('Writing', 'Open');
  for (const days of [1, 2, 3, 4, 5, 6]) await recorded({ opportunityStatus, dueDate: addDays(today, days) });
  const { body } = await risks();
  expect(body.data.map(({ dueDate }) => dueDate)).toEqual([1, 2, 3, 4, 5].map((days) => addDays(today, days)));
  expect((await risks({ today }, person('User'))).status).toBe(403);
  const refused = await risks({ today: '2026-02-31' });
  expect([refused.status, Object.keys(refused.body.errorInfo.fields ?? {})]).toEqual([422, ['today']]);
});

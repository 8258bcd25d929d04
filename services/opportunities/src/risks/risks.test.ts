import { type OpportunityInput, type RiskyBid, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-kit/testing';
import { addDays } from '../reports/days.ts';
import { service } from '../service.ts';

const running = testService(service);
const { call, tell } = running;
const admin = person('Admin');
const col = 'opportunities';
const today = new Date().toISOString().slice(0, 10);
const manager = { id: 'user-max', name: 'Max' };

const status = async (name: string, category: string) => {
  const record = { id: `status-${category}`, name, category, status: 'Active' };
  await tell(event({ service: 'admin', col: 'opportunityStatus', record }));
  return { id: record.id, name };
};
const recorded = async (fields: Partial<OpportunityInput>) =>
  (await call<string>('create', { col, ...sampleOpportunity({ solicitationNumber: null, ...fields }) }, admin)).body
    .data;
const risks = (body: object = { today }, who = admin) =>
  running.post<RiskyBid[]>('/api/opportunities/risks', body, running.as(who));

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
  const told = body.data.map(({ name, risk }) => [name, risk.level, risk.reasons.map((reason) => reason.name)]);
  expect(told).toEqual([
    ['Late', 'high', ['pastDue', 'missing', 'noManager']],
    ['Soon', 'high', ['daysLeft', 'missing', 'others']],
    ['Busy', 'medium', ['missing', 'decisionLate', 'daysLeft', 'others']],
  ]);
  expect(body.data[0]).toMatchObject({ dueDate: addDays(today, -2), risk: { score: 100 } });
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

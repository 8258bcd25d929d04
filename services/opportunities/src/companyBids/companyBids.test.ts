import { type CompanyFigures, type OpportunityInput, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const pointing = (id: string) => ({ id, name: `Called ${id}` });
const [won, lost, open, sent, dropped] = ['Won', 'Lost', 'Open', 'Submitted', 'No-bid'].map((category) => ({
  opportunityStatus: pointing(category),
}));
const [heron, tern] = [pointing('heron'), pointing('tern')];

const recorded = (...fields: (Partial<OpportunityInput> | undefined)[]) => {
  const input = Object.assign({}, { solicitationNumber: null, client: tern }, ...fields);
  return call<string>('create', { col: 'opportunities', ...sampleOpportunity(input) }, admin);
};
const lookup = (category: string) => ({ ...pointing(category), category, status: 'Active' });
const ask = (id: unknown, who = admin) =>
  running.post<CompanyFigures[]>('/api/opportunities/companyBids', { id }, running.as(who));

test('a company’s bids are counted and summed up by what it is to them and how they ended', async () => {
  for (const category of ['Open', 'Won', 'Lost', 'Submitted', 'No-bid'])
    await deliver(
      event({
        service: 'admin',
        col: 'opportunityStatus',
        record: lookup(category),
      }),
    );
  const of = { client: heron, estimatedBudgetAmount: 100 };
  await recorded(of, won, { winningAmount: 90 });
  await recorded(of, won, { winningAmount: null });
  await recorded(of, lost, { winningFirm: tern });
  await recorded(of, open);
  await recorded(of, sent, { estimatedBudgetAmount: 40.5 });
  await recorded(of, dropped);
  await recorded(lost, { subContractor: [heron, pointing('gull')], winningFirm: heron, estimatedBudgetAmount: 7 });
  const { body: archived } = await recorded(of, won);
  await call('update', { col: 'opportunities', id: archived.data, status: 'Inactive' }, admin);

  const none = { total: 0, won: 0, wonAmount: 0, lost: 0, lostAmount: 0, running: 0, runningAmount: 0 };
  const { body } = await ask('heron');
  expect(body.data).toEqual([
    { role: 'client', total: 6, won: 2, wonAmount: 190, lost: 1, lostAmount: 100, running: 2, runningAmount: 140.5 },
    { role: 'endClient', ...none },
    { role: 'subContractor', ...none, total: 1, lost: 1, lostAmount: 7 },
    { role: 'winningFirm', ...none, total: 1, lost: 1, lostAmount: 7 },
  ]);
});

test.each([[''], ['0'], [null], [undefined], ['not an id!'], ['x'.repeat(37)]])(
  'the id %j is refused by its field',
  async (id) => {
    const { status, body } = await ask(id);
    expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['id']]);
  },
);

test('a bid to which a company is several things uses it once', async () => {
  await recorded(open, { client: heron, endClient: heron, subContractor: [heron] });
  await recorded(open, { endClient: heron });
  const body = { of: 'companies', ids: ['heron', 'tern', 'nobody'] };
  const answer = await running.post('/api/opportunities/countUses', body, running.as(admin));
  expect(answer.body.data).toEqual({ heron: 2, tern: 1 });
  expect((await running.post('/api/opportunities/countUses', body, running.as(person('Team Lead')))).status).toBe(403);
});

import { type Experience, type OpportunityInput, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const col = 'opportunities';

const pointing = (id: string) => ({ id, name: `Called ${id}` });
const port = { client: pointing('port') };
const coast = { client: pointing('coast') };
const survey = { projectType: pointing('survey') };
const audit = { projectType: pointing('audit') };
const [tern, gull] = [pointing('tern'), pointing('gull')];
const prices = (winningFirm: typeof tern | null, winningAmount: number | null, estimatedBudgetAmount = 100) => ({
  winningFirm,
  winningAmount,
  estimatedBudgetAmount,
});
const [open, won, lost, dropped] = ['Open', 'Won', 'Lost', 'No-bid'].map((category) => ({
  opportunityStatus: pointing(category),
}));

const recorded = async (...fields: (Partial<OpportunityInput> | undefined)[]) => {
  const input = Object.assign({}, { solicitationNumber: null }, ...fields);
  const { body } = await call<string>('create', { col, ...sampleOpportunity(input) }, admin);
  return body.data;
};
const ask = (body: object, who = admin) =>
  running.post<Experience>('/api/opportunities/experience', body, running.as(who));

beforeEach(async () => {
  for (const category of ['Open', 'Won', 'Lost', 'No-bid']) {
    const record = { ...pointing(category), category, status: 'Active' };
    await deliver(event({ service: 'admin', col: 'opportunityStatus', record }));
  }
});

test('of a bid it says how those like it ended, who won what we lost and for how much, and who holds it', async () => {
  const before = await recorded(lost, port, audit, prices(tern, 80), { solicitationName: 'The years before' });
  await recorded(won, port, survey, { subContractor: [gull] });
  await recorded(won, coast, survey, { subContractor: [tern, gull] });
  await recorded(lost, coast, survey, prices(gull, 130), { subContractor: [tern] });
  await recorded(lost, coast, survey, prices(tern, 90));
  // What is not decided, in the archive, of others or without a price says nothing.
  await recorded(open, port, survey);
  await recorded(dropped, port, survey);
  await recorded(won, coast, audit);
  await recorded(lost, port, audit, prices(gull, null));
  const archived = await recorded(lost, port, survey, prices(gull, 1));
  await call('update', { col, id: archived, status: 'Inactive' }, admin);

  const id = await recorded(open, port, survey, {
    isRecompete: true,
    originalOpportunity: { id: before, name: 'The years before' },
    subContractor: [tern],
  });
  const { statements } = running;
  const asked = statements.length;
  const { body } = await ask({ id });
  expect(body.data).toEqual({
    client: { won: 1, decided: 3 },
    work: { won: 2, decided: 4 },
    partners: { won: 1, decided: 2 },
    rivals: { count: 3, price: 1, firm: tern.name },
    original: { name: 'The years before', isOurs: false, firm: tern.name },
  });
  expect(statements.length - asked).toBeLessThanOrEqual(5);
});

test('a bid that nothing is known of has nothing to go by', async () => {
  const none = { won: 0, decided: 0 };
  const id = await recorded(open, { isRecompete: false });
  expect((await ask({ id })).body.data).toEqual({
    client: none,
    work: none,
    partners: none,
    rivals: { count: 0, price: null, firm: null },
    original: null,
  });
});

test('who reads no bids learns nothing of them; one that is not there is not found, and no id is asked for', async () => {
  const id = await recorded(open);
  expect((await ask({ id }, person('User'))).status).toBe(403);
  expect((await ask({ id: 'not-there' })).status).toBe(404);
  const refused = await ask({});
  expect([refused.status, Object.keys(refused.body.errorInfo.fields ?? {})]).toEqual([422, ['id']]);
});

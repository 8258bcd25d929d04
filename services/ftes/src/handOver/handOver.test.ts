import { monthAt, type Projection, projections } from '@bidwright/contract-ftes';
import type { AnswerOf, responsibilitiesIn } from '@bidwright/contract-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { thisMonth } from '../time/thisMonth.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const col = projections.name;
const [ann, ben, gone] = ['ann', 'ben', 'gone'].map((id) => ({ id, name: `Called ${id}` }));
const [harbor, lights, lost] = ['Harbor', 'Lights', 'Lost'].map((id) => ({ id, name: id }));

type Found = AnswerOf<ReturnType<typeof responsibilitiesIn>>;
const found = async (of: object | undefined) => {
  const asked = { person: Reflect.get(Object(of), 'id'), to: ben };
  return (await running.post<Found>('/api/ftes/findResponsibilities', asked, running.as(admin))).body.data;
};
const handOver = (body: object, who = admin) =>
  running.post<{ counts: object }>('/api/ftes/handOverPlans', body, running.as(who));

/** From this month, before it with a minus. */
const entry = (after: number, percentAllocated: number) => ({ ...monthAt(thisMonth() + after), percentAllocated });
const plan = async (fte: object | undefined, opportunity: object | undefined, ...entries: object[]) =>
  (await call<string>('create', { col, fte, opportunity, entries }, admin)).body.data;
const kept = async (id: string) => (await call<Projection>('getRecordById', { col, id }, admin)).body.data;
const parts = ({ entries }: Projection) =>
  entries.map(({ year, month, percentAllocated }) => [year * 12 + month - 1 - thisMonth(), percentAllocated]);
const plansOf = async (who: object | undefined) => {
  const where = [{ field: 'fte', is: 'eq', value: Reflect.get(Object(who), 'id') }];
  return (await call<Projection[]>('query', { col, where }, admin)).body.data;
};

beforeEach(async () => {
  const statuses = ['Won', 'Lost'].map((category) => ({ id: category, name: category, category }));
  for (const record of statuses) await deliver(event({ service: 'admin', col: 'opportunityStatus', record }));
  for (const bid of [harbor, lights, lost])
    await deliver(
      event({
        service: 'opportunities',
        col: 'opportunities',
        record: {
          id: String(bid?.id),
          solicitationName: bid?.name,
          opportunityStatus: bid === lost ? { id: 'Lost', name: 'Lost' } : { id: 'Won', name: 'Won' },
          teamsInvolved: [],
        } as { id: string },
      }),
    );
  for (const who of [ann, ben, gone])
    await deliver(
      event({
        service: 'admin',
        col: 'users',
        record: { ...who, teams: [], status: who === gone ? 'Inactive' : 'Active' } as unknown as { id: string },
      }),
    );
});

test('months to come go to a colleague, who keeps what is planned; what is over stays whose it was', async () => {
  const both = await plan(ann, harbor, entry(-1, 0.5), entry(0, 0.4), entry(1, 0.3));
  const ahead = await plan(ann, lights, entry(2, 1));
  await plan(ann, lost, entry(1, 1));
  const own = await plan(ben, harbor, entry(1, 0.2));

  expect(await found(ann)).toEqual([
    {
      col,
      field: 'fte',
      set: {},
      call: 'handOverPlans',
      records: expect.arrayContaining([
        { id: both, name: 'Harbor' },
        { id: ahead, name: 'Lights' },
      ]),
    },
  ]);
  const { status, body } = await handOver({ ids: [both, ahead], to: ben });
  expect([status, body.data]).toEqual([200, { counts: { changed: 2 } }]);
  expect(parts(await kept(both))).toEqual([[-1, 0.5]]);
  expect(await kept(ahead)).toMatchObject({ status: 'Inactive', fte: ann });
  expect(parts(await kept(own))).toEqual([
    [0, 0.4],
    [1, 0.5],
  ]);
  const taken = (await plansOf(ben)).find(({ opportunity }) => opportunity.id === 'Lights');
  expect(taken).toMatchObject({ fte: ben, status: 'Active' });
  expect(await found(ann)).toEqual([]);
  // Sent again it finds nothing left to do.
  expect((await handOver({ ids: [both, ahead], to: ben })).body.data).toEqual({ counts: { changed: 0 } });
});

test('who is not here takes nothing over, and of plans that there are not all nothing moves', async () => {
  const id = await plan(ann, harbor, entry(1, 0.5));
  const refused = await handOver({ ids: [id], to: gone });
  expect([refused.status, Object.keys(refused.body.errorInfo.fields ?? {})]).toEqual([422, ['to']]);
  expect((await handOver({ ids: [id, 'none'], to: ben })).status).toBe(404);
  expect((await handOver({ ids: [], to: ben })).status).toBe(422);
  expect((await handOver({ ids: [id], to: ben }, person('Operations'))).status).toBe(403);
  expect(await kept(id)).toMatchObject({ fte: ann, status: 'Active' });
});

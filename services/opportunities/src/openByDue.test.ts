import { type Opportunity, sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const admin = person('Admin');
const writing = { id: 'status-1', name: 'Writing' };
const review = { id: 'status-2', name: 'Review' };
const lost = { id: 'status-3', name: 'Lost' };

const record = (solicitationName: string, opportunityStatus: object, dueDate: string) =>
  running.call(
    'create',
    {
      col: 'opportunities',
      ...sampleOpportunity({ solicitationNumber: null }),
      solicitationName,
      opportunityStatus,
      dueDate,
    },
    admin,
  );

const ask = async (where: object[], sort = 'dueDate') => {
  const before = running.statements.length;
  const { body } = await running.call<Opportunity[]>(
    'query',
    { col: 'opportunities', where, sort: { field: sort }, limit: 2 },
    admin,
  );
  const asked = running.statements.slice(before).join('\n');
  return { names: body.data.map(({ solicitationName }) => solicitationName), asked };
};

test('open bids by due date are read by the index that has them together, whatever was lost before', async () => {
  await record('A', lost, '2020-01-01');
  await record('B', review, '2031-03-01');
  await record('C', writing, '2031-01-01');
  await record('D', writing, '2031-02-01');
  const open = { field: 'opportunityStatus', is: 'in', value: [writing.id, review.id] };
  // The others narrow more where they are filtered by as well: closed bids of one client are few among all closed ones.
  const together = /force index \(`opportunities_stage`, `opportunities_by_clientId`, /;
  expect(await ask([open])).toEqual({ names: ['C', 'D'], asked: expect.stringMatching(together) });
  expect(await ask([open, { field: 'projectType', is: 'eq', value: 'nobody' }])).toEqual({
    names: [],
    asked: expect.stringMatching(/`opportunities_by_projectTypeId`/),
  });
  expect(await ask([])).toEqual({ names: ['A', 'C'], asked: expect.not.stringMatching(together) });
  expect(await ask([open], 'solicitationName')).toEqual({
    names: ['B', 'C'],
    asked: expect.not.stringMatching(together),
  });
});

import { event } from '@bidwright/service-testing/event';
import { service } from '@bidwright/service-testing/fixture/service';
import { testService } from '@bidwright/service-testing/testService';
import { copyOf } from './copies.ts';

const copies = { fixture: { bids: ['name', 'teams', 'lead'] } };
const keeper = testService({ ...service, name: 'keeper', copies }, []);

test('names within copies follow too', async () => {
  const water = { id: 'team-1', name: 'Water' };
  const record = { id: 'bid-1', name: 'Harbor', teams: [{ id: 'team-2', name: 'Air' }, water], lead: water };
  await keeper.deliver(event({ service: 'fixture', col: 'bids', record }));
  const now = { ...water, name: 'Water “and” ice' };
  const changes = { name: { from: water.name, to: now.name } };
  await keeper.deliver(event({ service: 'admin', col: 'teams', version: 2, changes, record: now }));
  expect(await copyOf(keeper.db, 'bids', 'bid-1')).toEqual({
    ...record,
    teams: [{ id: 'team-2', name: 'Air' }, now],
    lead: now,
  });
});

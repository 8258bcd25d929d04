import type { RecordEvent, Reference } from '@bidwright/contract-kit';
import { noticeStatement } from '@bidwright/service-kit';
import { event, noticesOf, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { notices } from './notices.ts';

const running = testService(service);

const known = async (from: string, col: string, name: string, fields: object = {}): Promise<Reference> => {
  const { id } = person('User');
  const record = { id, name, status: 'Active', ...fields };
  await running.deliver(event({ service: from, col, record }));
  return { id, name };
};

/** The service hears of what it found itself. */
const overload = (person: Reference, kind: string, bids: Reference[] = []) => {
  const record = { id: person.id, person, month: '2027-03', kind, bids };
  return running.deliver(event({ service: 'ftes', col: 'overloads', record }));
};

const staffed = async () => {
  const lead = await known('admin', 'users', 'Lia Lead');
  const team = await known('admin', 'teams', 'Health', { lead });
  const manager = await known('admin', 'users', 'Bo');
  const pia = await known('admin', 'users', 'Pia', { teams: [team], manager, capacity: 1 });
  return { lead, team, manager, pia };
};

test('every notice has its texts', () => {
  expect(Object.keys(noticeStatement(service.name, notices).types)).toHaveLength(3);
});

test('a month that holds more committed work than time is told to those who staff, and not to the person', async () => {
  const { lead, manager, pia } = await staffed();
  await overload(pia, 'committed');
  expect(await noticesOf(running)).toMatchObject([
    {
      type: 'over-allocated',
      users: [manager, lead],
      roles: ['Operations'],
      values: { person: 'Pia', month: '2027-03' },
      link: `/user/ftes/${pia.id}`,
    },
  ]);
});

test('a month that open bids are likely to make too much is told to the leads of these bids', async () => {
  const { lead, team, pia } = await staffed();
  const bid = await known('opportunities', 'opportunities', 'Waterway permits', { primaryTeam: team });
  await overload(pia, 'probable', [bid, { id: 'forgotten', name: 'Forgotten' }]);
  expect(await noticesOf(running)).toMatchObject([{ type: 'capacity-risk', users: [lead] }]);
});

test('a person is told when somebody changes his months, and nothing of how much', async () => {
  const { pia } = await staffed();
  const plan = (changes: RecordEvent['changes'], kind = 'planned') => {
    const opportunity = { id: 'bid', name: 'Waterway permits' };
    const record = { id: 'plan', fte: pia, opportunity, kind, entries: [], oppStatus: null };
    return event({ service: 'ftes', col: 'projections', record, changes });
  };
  await running.deliver(plan({ entries: { from: [], to: [{ percentAllocated: 0.123 }] } }));
  await running.deliver(plan({ entries: { from: [], to: [] } }, 'actual'));
  await running.deliver(plan({ note: { from: null, to: 'more' } }));
  const published = (await noticesOf(running)).filter(({ type }) => type === 'allocation-changed');
  expect(published).toMatchObject([{ users: [pia], values: { name: 'Waterway permits' } }]);
  expect(JSON.stringify(published)).not.toMatch(/0\.123|12\.3/);
});

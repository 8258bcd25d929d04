import type { Person } from '@bidwright/contract-kit';
import { type OpportunityInput, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-kit/testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, tell } = running;
const admin = person('Admin');
const col = 'opportunities';
const far = '2099-12-24';
const team = { id: 'team-health', name: 'Health' };

const status = async (name: string, category: string) => {
  const record = { id: `status-${category}`, name, category, status: 'Active' };
  await tell(event({ service: 'admin', col: 'opportunityStatus', record }));
  return { id: record.id, name };
};

const recorded = async (fields: Partial<OpportunityInput>, by = admin) => {
  const bid = sampleOpportunity({ solicitationNumber: null, dueDate: far, ...fields });
  return (await call<string>('create', { col, ...bid }, by)).body.data;
};

const feed = async (query = '', who: Person = admin) => {
  const response = await fetch(`${running.url}/api/opportunities/feeds/calendar.ics${query}`, {
    headers: running.as(who),
  });
  // A long line goes on in the next, after a blank.
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: (await response.text()).replaceAll('\r\n ', ''),
  };
};
const titles = ({ text }: { text: string }) => [...text.matchAll(/^SUMMARY:(.*)$/gm)].map(([, title]) => title?.trim());

test('a calendar has the dates of open bids as whole days, with reminders and the way to the bid', async () => {
  const open = await status('Writing', 'Open');
  const id = await recorded({
    solicitationName: 'Ferry data; phase 2',
    opportunityStatus: open,
    dateQnA: '2099-11-01',
    decisionDueDate: '2099-11-03',
    dueTime: '14:00',
    dueZone: 'America/New_York',
  });
  const { type, text, status: answered } = await feed('?scope=all');
  expect([answered, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(titles({ text }).toSorted()).toEqual([
    'Due: Ferry data\\; phase 2\\, 14:00 America/New_York',
    'Go/no-go: Ferry data\\; phase 2',
    'Questions due: Ferry data\\; phase 2',
  ]);
  expect(text).toContain('DTSTART;VALUE=DATE:20991224');
  expect(text.match(/TRIGGER:-P7D/g)).toHaveLength(3);
  expect(text).toContain(`/general/opportunities/${id}`);
  expect(titles(await feed('?scope=all&language=fr'))).toContain('Questions à poser : Ferry data\\; phase 2');
});

test('of what was sent only the award is awaited; what is decided, archived or long past is not there', async () => {
  const [open, sent, lost] = [
    await status('Writing', 'Open'),
    await status('Submitted', 'Submitted'),
    await status('Lost', 'Lost'),
  ];
  await recorded({ solicitationName: 'Sent', opportunityStatus: sent, expectedAwardDate: far });
  await recorded({ solicitationName: 'Lost', opportunityStatus: lost, expectedAwardDate: far });
  await recorded({ solicitationName: 'Old', opportunityStatus: open, dueDate: '2001-01-01' });
  const archived = await recorded({ solicitationName: 'Archived', opportunityStatus: open });
  await call('update', { col, id: archived, status: 'Inactive' }, admin);
  expect(titles(await feed('?scope=all'))).toEqual(['Award expected: Sent']);
});

test('mine are those that I manage or follow, and with my teams those of my teams', async () => {
  const opportunityStatus = await status('Writing', 'Open');
  const pat = person('Project Manager', { teams: [team.id] });
  await recorded({ solicitationName: 'Managed', opportunityStatus, rfpManager: { id: pat.id, name: pat.name } });
  const followed = await recorded({ solicitationName: 'Followed', opportunityStatus });
  await call('createSubcollection', { col, ref: followed, sub: 'followers' }, pat);
  await recorded({ solicitationName: 'Of my team', opportunityStatus, teamsInvolved: [team] });
  await recorded({ solicitationName: 'Foreign', opportunityStatus });
  const shown = async (query: string) => titles(await feed(query, pat)).toSorted();
  expect(await shown('')).toEqual(['Due: Followed', 'Due: Managed']);
  expect(await shown('?scope=teams')).toEqual(['Due: Followed', 'Due: Managed', 'Due: Of my team']);
  expect(await shown('?scope=all')).toHaveLength(4);
});

test.each([
  ['', 'User', 403],
  ['?scope=none', 'Admin', 422],
  ['?language=xx', 'Admin', 422],
  ['?more=1', 'Admin', 422],
  ['?scope=mine&scope=all', 'Admin', 422],
] as const)('%s by a %s is answered %i', async (query, role, wanted) => {
  expect((await feed(query, person(role))).status).toBe(wanted);
});

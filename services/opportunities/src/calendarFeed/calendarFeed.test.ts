import type { Person } from '@bidwright/contract-kit';
import {
  type OpportunityInput,
  opportunities,
  sampleOpportunity,
  sampleSection,
  sampleStep,
} from '@bidwright/contract-opportunities';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const col = 'opportunities';
const far = '2099-12-24';
const team = { id: 'team-health', name: 'Health' };

const status = async (name: string, category: string) => {
  const record = { id: `status-${category}`, name, category, status: 'Active' };
  await deliver(event({ service: 'admin', col: 'opportunityStatus', record }));
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

/** Adds a record of another collection. */
const add = (of: string, input: object) => call('create', { col: of, ...input }, admin);

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

const file = async (asked: object, who: Person = admin) => {
  const { status, body } = await running.post<{ name: string; mediaType: string; content: string }>(
    '/api/opportunities/calendarFile',
    asked,
    running.as(who),
  );
  const text = Buffer.from(body.data?.content ?? '', 'base64').toString();
  return { status, body, text: text.replaceAll('\r\n ', '') };
};

test('a calendar file has the dates of the bids that are chosen, however far they have come, but not of the award', async () => {
  const lost = await status('Lost', 'Lost');
  const fields = {
    dateQnA: '2020-01-05',
    decisionDueDate: '2020-01-03',
    dueDate: '2020-02-01',
    expectedAwardDate: far,
  };
  const id = await recorded({ solicitationName: 'Chosen', opportunityStatus: lost, ...fields });
  await recorded({ solicitationName: 'Left out', opportunityStatus: lost, ...fields });
  const { body, text } = await file({ ids: [id], language: 'fr' });
  expect(body.data).toMatchObject({ name: 'bidwright.ics', mediaType: 'text/calendar' });
  expect(titles({ text }).toSorted()).toEqual([
    'Décision go/no-go : Chosen',
    'Questions à poser : Chosen',
    'À remettre : Chosen',
  ]);
  expect(
    text
      .match(/^DTSTART;VALUE=DATE:.*$/gm)
      ?.map((line) => line.trim().slice(-8))
      .toSorted(),
  ).toEqual(['20200103', '20200105', '20200201']);
  expect(text).toContain(`/general/opportunities/${id}`);
});

test('a calendar file has what the filters and the search find', async () => {
  const opportunityStatus = await status('Found', 'Open');
  await recorded({ solicitationName: 'Reef survey', opportunityStatus, dueDate: '2098-05-01' });
  await recorded({ solicitationName: 'Reef pilot', opportunityStatus, dueDate: '2098-06-01' });
  await recorded({ solicitationName: 'Harbor pilot', opportunityStatus, dueDate: '2098-05-01' });
  const where = [{ field: 'dueDate', is: 'eq', value: '2098-05-01' }];
  expect(titles(await file({ where, search: 'reef' }))).toEqual(['Due: Reef survey']);
  expect(titles(await file({ where })).toSorted()).toEqual(['Due: Harbor pilot', 'Due: Reef survey']);
});

test('who reads no bids gets no calendar file, and nobody one of unknown words or too many bids', async () => {
  const id = await recorded({});
  expect((await file({ ids: [id] }, person('User'))).status).toBe(403);
  expect((await file({ ids: [id] }, person('Operations'))).status).toBe(200);
  const [both, language, more] = [{ ids: [id], search: 'a' }, { language: 'xx' }, { more: 1 }];
  for (const asked of [both, []]) expect((await file(asked)).status).toBe(400);
  for (const asked of [language, more, { ids: [] }]) expect((await file(asked)).status).toBe(422);
  const many = await file({ ids: Array.from({ length: 2001 }, () => id) });
  expect(many.status).toBe(422);
  expect(many.body.errorInfo.fields).toMatchObject({ ids: { key: 'calendarFile.tooMany', values: { max: 2000 } } });
});

test('more bids than a calendar takes are refused, not left out', async () => {
  const dueDate = '2097-05-01';
  const bids = Array.from({ length: 2001 }, (_, n) =>
    newRecord(sampleOpportunity({ solicitationNumber: `many-${n}`, dueDate }), admin),
  );
  await insertRecords(running.db, tableOf(opportunities), bids);
  const where = [{ field: 'dueDate', is: 'eq', value: dueDate }];
  expect((await file({ where })).status).toBe(422);
  await call('update', { col, id: bids[0]?.id, dueDate: '2097-05-02' }, admin);
  expect(titles(await file({ where }))).toHaveLength(2000);
});

test('a calendar has what the person has to do for proposals, whoever the bids are of', async () => {
  const opportunityStatus = await status('Writing', 'Open');
  const opportunityId = await recorded({ solicitationName: 'Ferry data', opportunityStatus, dueDate: '2099-12-24' });
  const writer = person('Operations');
  const me = { id: writer.id, name: writer.name };
  await add('proposalSections', sampleSection({ opportunityId, title: 'Price', writer: me }));
  await add('proposalSteps', sampleStep({ opportunityId, kind: 'Pink team', workDaysBefore: 5, people: [me] }));
  await running.deliverOwn();
  const found = await feed('', writer);
  expect(titles(found)).toEqual(['Write “Price”: Ferry data', 'Pink team: Ferry data']);
  expect(found.text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20991216',
    'DTSTART;VALUE=DATE:20991217',
  ]);
  expect(found.text).toContain(`/general/opportunities/${opportunityId}/proposal`);
  expect(titles(await feed('?language=fr', writer))).toContain('Revue rose : Ferry data');
  expect(titles(await feed('', person('Operations')))).toEqual([]);
});

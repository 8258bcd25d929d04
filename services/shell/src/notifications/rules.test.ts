import type { Reference } from '@bidwright/contract-kit';
import { bench } from '../testing/bench.ts';
import { firm, inboxOf, named, somebody, typesFor } from '../testing/firm.ts';

const house = bench();
const { db } = house;
const { tell, again, change, list, hire, bid } = firm(house);

/** A bid with an owner, a manager and a team that has a lead. */
const staffed = async (fields: Record<string, unknown> = {}) => {
  const owner = await hire('Olga Owner', 'Project Manager');
  const manager = await hire('Max Manager', 'Project Manager');
  const lead = await hire('Lia Lead', 'Team Lead');
  const team = await list('teams', { name: 'Health', lead: lead.reference });
  const open = await list('opportunityStatus', { name: 'Writing', category: 'Open' });
  const won = await list('opportunityStatus', { name: 'Won', category: 'Won' });
  const entry = await list('opportunityOwner', { name: 'Olga', user: owner.reference });
  const event = await bid({
    opportunityOwner: entry,
    rfpManager: manager.reference,
    primaryTeam: team,
    teamsInvolved: [team],
    opportunityStatus: open,
    ...fields,
  });
  return { owner, manager, lead, team, open, won, entry, event };
};

const mails = () => db().selectFrom('emails').selectAll().orderBy('id').execute();
const mailed = async () => (await mails()).map(({ to }) => to[0]).sort();

test('of a new bid its owner, its manager and the leads of its teams are told', async () => {
  const { owner, manager, lead } = await staffed();
  const outsider = await hire('Otto Other', 'Admin');
  for (const one of [owner, manager, lead]) {
    expect(await inboxOf(one)).toMatchObject([
      {
        type: 'opportunity-created',
        title: 'New opportunity',
        message: 'Noor Haddad recorded Waterway permits, due on 2026-12-24',
        values: { name: 'Waterway permits', date: '2026-12-24', by: 'Noor Haddad' },
        read: false,
        link: expect.stringMatching(/^\/general\/opportunities\/./),
      },
    ]);
  }
  expect(await typesFor(outsider)).toEqual([]);
  expect(await mailed()).toEqual([owner.email, manager.email].sort());
});

test('an event that comes again tells nobody again', async () => {
  const { owner, event } = await staffed();
  await again(event);
  await again({ ...event, id: `${event.id.slice(0, -4)}0000` });
  expect(await typesFor(owner)).toHaveLength(1);
});

test('nobody is told of own actions', async () => {
  const { owner, manager, event, won } = await staffed();
  await change(event, { opportunityStatus: won }, manager.reference);
  expect(await typesFor(manager)).toEqual(['opportunity-created']);
  expect(await typesFor(owner)).toEqual(['status-changed', 'opportunity-created']);
  const admin = await hire('Ada Admin', 'Admin');
  await change(event, { opportunityStatus: named('Lost') }, admin.reference);
  expect((await typesFor(admin)).filter((type) => type === 'status-changed')).toHaveLength(1);
});

test('another status is for owner and manager; that a bid is won for the whole firm, at once', async () => {
  const { owner, manager, lead, open, won, event } = await staffed();
  const admin = await hire('Ada Admin', 'Admin');
  const user = await hire('Uwe User', 'User');
  const operations = await hire('Opal', 'Operations');
  const before = (await mails()).length;
  const next = await list('opportunityStatus', { name: 'Review', category: 'Open' });
  const reviewed = await change(event, { opportunityStatus: next });
  expect(await typesFor(owner)).toContain('status-changed');
  expect(await typesFor(lead)).not.toContain('status-changed');
  expect(await mails()).toHaveLength(before);

  await change(reviewed, { opportunityStatus: won }, named('Somebody Else'));
  for (const one of [owner, manager, lead, admin]) {
    const [newest] = await inboxOf(one);
    expect(newest?.message).toBe('Somebody Else moved Waterway permits from Review to Won');
  }
  for (const one of [user, operations]) expect(await typesFor(one)).toEqual([]);
  const all = await mails();
  expect(
    all
      .slice(before)
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual([owner, manager, lead, admin].map(({ email }) => email).sort());
  expect(open.name).toBe('Writing');
});

test('what one person does to one record within ten minutes is told as one, and as unread', async () => {
  const { owner, event } = await staffed();
  const [review, sent] = [named('Review'), named('Submitted')];
  const first = await change(event, { opportunityStatus: review });
  const [told] = await inboxOf(owner);
  await owner.browser.post('/api/shell/update', { col: 'notifications', id: told?.id, read: true });
  expect((await inboxOf(owner))[0]?.read).toBe(true);
  const second = await change(first, { opportunityStatus: sent });
  const [merged, ...others] = await inboxOf(owner);
  expect(merged).toMatchObject({
    id: told?.id,
    read: false,
    version: 2,
    message: 'Noor Haddad moved Waterway permits from Writing to Submitted',
  });
  expect(others.map(({ type }) => type)).toEqual(['opportunity-created']);

  await change(second, { opportunityStatus: review }, named('Somebody Else'));
  expect(await typesFor(owner)).toEqual(['status-changed', 'status-changed', 'opportunity-created']);
  await db()
    .updateTable('notifications')
    .set((row) => ({ dateUpdated: row('dateUpdated', '-', 601) }))
    .execute();
  await change(second, { opportunityStatus: review });
  expect(await typesFor(owner)).toHaveLength(4);
});

test('mails that still wait tell the newest of a burst', async () => {
  const { owner, won, event } = await staffed();
  const lost = await list('opportunityStatus', { name: 'Lost', category: 'Lost' });
  const first = await change(event, { opportunityStatus: won });
  await change(first, { opportunityStatus: lost });
  const ofOwner = (await mails()).filter(({ to, subject }) => to[0] === owner.email && subject.includes('moved'));
  expect(ofOwner).toMatchObject([
    { subject: 'Status changed: Noor Haddad moved Waterway permits from Writing to Lost' },
  ]);
});

test('who is given a part in a bid or a team is told at once', async () => {
  const { event, team } = await staffed();
  const manager = await hire('Nia New', 'Project Manager');
  const owner = await hire('Omar', 'Team Lead');
  const lead = await hire('Lena', 'Team Lead');
  const entry = await list('opportunityOwner', { name: 'Omar', user: owner.reference });
  const second = await list('teams', { name: 'Cloud', lead: lead.reference });
  const changed = { rfpManager: manager.reference, opportunityOwner: entry, teamsInvolved: [team, second] };
  await change(event, changed);
  for (const one of [manager, owner, lead]) {
    expect(await typesFor(one)).toEqual(['assigned']);
    expect(await mailed()).toContain(one.email);
  }
  const heir = await hire('Hera', 'Team Lead');
  const record = { name: 'Cloud', lead: heir.reference, status: 'Active' };
  await tell({ service: 'admin', col: 'teams', kind: 'changed', recordId: second.id, record });
  expect(await inboxOf(heir)).toMatchObject([{ type: 'assigned', message: 'Noor Haddad gave you a part in Cloud' }]);
});

test('a decision is told to those of its teams who may read bids, without a mail', async () => {
  const { team, event } = await staffed();
  const member = await hire('Mia', 'Project Manager', { teams: [team] });
  const user = await hire('Uwe', 'User', { teams: [team] });
  const before = (await mails()).length;
  const sub = { sub: 'decisions', parentId: event.recordId };
  await tell({ service: 'opportunities', col: 'opportunities', ...sub, record: { kind: 'Go' } });
  expect(await typesFor(member)).toEqual(['decision-recorded']);
  expect(await typesFor(user)).toEqual([]);
  expect(await mails()).toHaveLength(before);
});

test.each([
  [{ label: 'Signed contract', value: 'signedContractScope' }, 1],
  ['cpars', 1],
  [{ label: 'Scores', value: 'reviewerScoresComments' }, 1],
  [{ label: 'Invoice', value: 'invoices' }, 0],
])('a document of type %j is told %i times', async (documentType, times) => {
  const { owner, event } = await staffed();
  const operations = await hire('Opal', 'Operations');
  const record = { name: 'Scope.pdf', documentType, opportunityId: event.recordId, status: 'Active' };
  await tell({ service: 'opportunities', col: 'documents', record });
  expect(await typesFor(operations)).toHaveLength(times);
  expect(await typesFor(owner)).toHaveLength(1 + times);
});

test('who follows a bid hears of its status, its due date, any document and each decision, until she stops', async () => {
  const { event, open } = await staffed();
  const fan = await hire('Fay Fan', 'Operations');
  const user = await hire('Uwe', 'User');
  const at = { service: 'opportunities', col: 'opportunities', parentId: event.recordId };
  const follow = (who: typeof fan) =>
    tell({ ...at, sub: 'followers', by: who.reference, record: { addedBy: who.reference } });
  const followed = await follow(fan);
  await follow(user);
  const review = await list('opportunityStatus', { name: 'Review', category: 'Open' });
  const moved = await change(event, { opportunityStatus: review });
  const put = await change(moved, { dueDate: '2027-01-15' });
  const scan = { name: null, documentName: 'amendment.pdf', documentType: 'rfp', opportunityId: event.recordId };
  await tell({ service: 'opportunities', col: 'documents', record: { ...scan, status: 'Active' } });
  await tell({ ...at, sub: 'decisions', record: { kind: 'Go' } });
  expect(await typesFor(fan)).toEqual(['decision-recorded', 'document-added', 'due-changed', 'status-changed']);
  expect((await inboxOf(fan)).slice(1, 3).map(({ message }) => message)).toEqual([
    'Noor Haddad added amendment.pdf to Waterway permits',
    'Noor Haddad moved the due date of Waterway permits from 2026-12-24 to 2027-01-15',
  ]);
  expect(await typesFor(user)).toEqual([]);

  await tell({ ...followed, id: `${followed.id.slice(0, -4)}0000`, kind: 'removed' });
  await change(put, { opportunityStatus: open, dueDate: '2027-02-01' }, named('Somebody Else'));
  expect(await typesFor(fan)).toHaveLength(4);
});

test('who is mentioned or answered in a comment is told at once', async () => {
  const { owner, manager, event } = await staffed();
  const user = await hire('Uwe', 'User');
  const sub = { service: 'opportunities', col: 'opportunities', sub: 'comments', parentId: event.recordId };
  const mentions: Reference[] = [manager.reference, user.reference];
  const record = { text: 'Look', mentions, replyTo: null, addedBy: owner.reference };
  const comment = await tell({ ...sub, by: owner.reference, record });
  expect((await typesFor(manager))[0]).toBe('mention');
  expect(await typesFor(user)).toEqual([]);
  const reply = { text: 'Yes', mentions: [], replyTo: comment.recordId, addedBy: manager.reference };
  await tell({ ...sub, by: manager.reference, record: reply });
  expect((await typesFor(owner))[0]).toBe('reply');
  expect((await mails()).filter(({ subject }) => /comment/.test(subject))).toHaveLength(2);
});

const plan = (person: Reference, oppStatus: Reference, entries: object[], more = {}) => ({
  service: 'ftes',
  col: 'projections',
  record: {
    fte: person,
    opportunity: named('Waterway permits'),
    oppStatus,
    kind: 'planned',
    entries,
    status: 'Active',
    ...more,
  },
});
const month = (percentAllocated: number, number = 3) => ({ year: 2027, month: number, percentAllocated });

describe('projections', () => {
  test('a person is told when his months change, and nothing of how much', async () => {
    const { open } = await staffed();
    const person = await hire('Pia', 'User');
    const planned = await tell(plan(person.reference, open, [month(0.123)]));
    await tell(plan(person.reference, open, [month(0.4)], { kind: 'actual' }));
    const note = await change(planned, { note: 'more' });
    expect(await inboxOf(person)).toMatchObject([{ type: 'allocation-changed', version: 1 }]);
    await change(note, { entries: [month(0.9)] });
    expect(await inboxOf(person)).toMatchObject([{ version: 2 }]);
    expect(JSON.stringify(await inboxOf(person))).not.toMatch(/0\.123|12\.3/);
  });
});

test('Admins are told of a new account', async () => {
  const admin = await hire('Ada', 'Admin');
  const lead = await hire('Lia', 'Team Lead');
  const record = { name: 'New Comer', email: 'new@firm.example', permissions: ['User'], teams: [], status: 'Active' };
  await tell({ service: 'admin', col: 'users', record });
  expect(await inboxOf(admin)).toMatchObject([{ type: 'user-registered', message: 'New Comer has a new account' }]);
  expect(await typesFor(lead)).toEqual([]);
});

test('Admins are told of a name that somebody takes, not of one that an Admin gives', async () => {
  const admin = await hire('Ada', 'Admin');
  const user = await hire('Uwe', 'User');
  const record = { name: 'Uwe', email: user.email, permissions: ['User'], teams: [], status: 'Active' };
  const before = await tell({
    service: 'admin',
    col: 'users',
    kind: 'changed',
    recordId: user.id,
    changes: {},
    record,
  });
  const renamed = await change(before, { name: 'Ada' }, user.reference);
  await change(renamed, { name: 'Uwe' }, admin.reference);
  expect(await inboxOf(admin)).toMatchObject([{ type: 'user-renamed', message: 'Uwe is now named Ada' }]);
});

test('a mail speaks the language of its reader', async () => {
  const manager = await hire('Max', 'Project Manager');
  const opened = await fetch(`${house.service.url}/api/shell/events?language=ro`, {
    headers: { cookie: [...manager.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  await opened.body?.cancel();
  await bid({ rfpManager: manager.reference });
  const [mail] = await mails();
  expect(mail).toMatchObject({
    subject: 'Oportunitate nouă: Noor Haddad a înregistrat Waterway permits, cu termen la 2026-12-24',
    text: expect.stringContaining('Bună ziua, Max'),
    personName: 'Max',
    template: 'notice',
  });
  expect(somebody.name).toBe('Noor Haddad');
});

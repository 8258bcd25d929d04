import { documentTypes } from '@bidwright/contract-opportunities';
import { noticeStatement } from '@bidwright/service-kit';
import { lettersOf, noticesOf, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { notices } from './notices.ts';
import { bidders } from './ofBids.ts';
import { firm } from './testing.ts';

const running = testService(service);
const { admin, list, hire, call, staffed, update, add, published } = firm(running);

test('every notice has its texts, and is for those alone who read bids', () => {
  const { types } = noticeStatement(service.name, notices);
  for (const [type, { readers }] of Object.entries(types)) expect([type, readers]).toEqual([type, bidders]);
});

test('of a new bid its owner and its manager are told at once, the leads of its teams in their digest', async () => {
  const { id, owner, manager, lead } = await staffed();
  expect(await published('opportunity-created')).toMatchObject([
    {
      names: [owner.name, manager.name],
      mail: 'now',
      by: { id: admin.id },
      recordId: id,
      link: `/general/opportunities/${id}`,
      values: { by: admin.name, name: 'Waterway permits', date: '2026-12-24' },
    },
    { names: [lead.name], mail: 'digest' },
  ]);
  expect(JSON.stringify(await noticesOf(running))).not.toMatch(/mount|\d{5,}\.\d/);
});

test('another status is for owner and manager; that a bid is won for the whole firm, at once', async () => {
  const { id, owner, manager } = await staffed();
  await update(id, { opportunityStatus: await list('opportunityStatus', 'Review', { category: 'Open' }) });
  await update(id, { opportunityStatus: await list('opportunityStatus', 'Won', { category: 'Won' }) });
  expect(await published('status-changed')).toMatchObject([
    { names: [owner.name, manager.name], roles: [], mail: 'digest', values: { from: 'Writing', to: 'Review' } },
    {
      names: [owner.name, manager.name],
      roles: ['Admin', 'Team Lead', 'Project Manager'],
      mail: 'now',
      values: { from: 'Review', to: 'Won' },
    },
  ]);
});

test('who is given a part in a bid is told at once', async () => {
  const { id, team } = await staffed();
  const [manager, owner, lead] = [await hire('Nia New'), await hire('Omar'), await hire('Lena')];
  const entry = await list('opportunityOwner', 'Omar', { user: owner });
  const cloud = await list('teams', 'Cloud', { lead });
  await update(id, { rfpManager: manager, opportunityOwner: entry, teamsInvolved: [team, cloud] });
  expect(await published('assigned')).toMatchObject([{ names: ['Omar', 'Nia New', 'Lena'], mail: 'now' }]);
});

test('a decision is told to the members of its teams, without a mail', async () => {
  const { id, team } = await staffed();
  await hire('Mia', { teams: [team] });
  await hire('Otto', { teams: [{ id: 'other', name: 'Other' }] });
  await add(id, 'decisions', { kind: 'Go', decidedOn: '2026-11-03' });
  expect(await published('decision-recorded')).toMatchObject([{ names: ['Mia'], mail: 'no', recordId: id }]);
});

const document = (opportunityId: string, value: keyof typeof documentTypes, fields: object = {}) =>
  call('create', {
    col: 'documents',
    name: 'Scope.pdf',
    documentType: { value, label: documentTypes[value] },
    opportunityId,
    ...fields,
  });

test('a contract, scores and ratings are told to those in charge; who follows a bid hears of any document', async () => {
  const { id, owner, manager } = await staffed();
  await document(id, 'cpars');
  await document(id, 'invoices');
  // Who follows is looked at when the document is heard of.
  await noticesOf(running);
  await add(id, 'followers', {}, person('Operations', { name: 'Fay Fan' }));
  await document(id, 'invoices');
  expect(await published('document-added')).toMatchObject([
    { names: [owner.name, manager.name], roles: ['Operations'], values: { document: 'Scope.pdf' } },
    { names: ['Fay Fan'], roles: [], mail: 'digest' },
  ]);
});

test('who follows a bid hears of its status, its due date and each decision, until she stops', async () => {
  const { id } = await staffed();
  const fan = person('Operations', { name: 'Fay Fan' });
  const entry = await add(id, 'followers', {}, fan);
  const review = await list('opportunityStatus', 'Review', { category: 'Open' });
  await update(id, { opportunityStatus: review });
  await update(id, { dueDate: '2027-01-15' });
  await add(id, 'decisions', { kind: 'Go', decidedOn: '2026-11-03' });
  const typesFor = async () => {
    const all = await noticesOf(running);
    return all.filter(({ users = [] }) => users.some((user) => user?.id === fan.id)).map(({ type }) => type);
  };
  const types = ['status-changed', 'due-changed', 'decision-recorded'];
  expect(await typesFor()).toEqual(types);
  expect((await published('due-changed'))[0]?.values).toMatchObject({ from: '2026-12-24', date: '2027-01-15' });
  await call('deleteSubcollection', { id, sub: 'followers', recordId: entry }, fan);
  await update(id, { dueDate: '2027-02-01' });
  expect(await typesFor()).toEqual(types);
});

test('who is mentioned or answered in a comment is told at once, and once', async () => {
  const { id, manager } = await staffed();
  const author = person('Admin', { name: 'Olga' });
  const comment = await add(id, 'comments', { text: 'Look', mentions: [manager], replyTo: null }, author);
  await add(id, 'comments', { text: 'Yes', mentions: [], replyTo: comment });
  await add(id, 'comments', { text: 'Yes', mentions: [{ id: author.id, name: 'Olga' }], replyTo: comment });
  expect(await published('mention')).toMatchObject([
    { names: [manager.name], mail: 'now' },
    { names: ['Olga'], mail: 'now' },
  ]);
  expect(await published('reply')).toMatchObject([{ names: ['Olga'], mail: 'now' }]);
});

test('a decision that is mailed is one letter, with the way to the bid', async () => {
  const { id } = await staffed();
  const ben = await hire('Ben Ito');
  const decision = await add(id, 'decisions', { kind: 'Go', decidedOn: '2026-11-03' });
  const mail = { decision, to: [ben], subject: 'We bid', text: 'All agreed.' };
  const { status } = await running.call('sendDecision', { id, ...mail }, admin);
  expect(status).toBe(200);
  expect(await lettersOf(running)).toEqual([
    {
      to: [ben],
      subject: 'We bid',
      text: 'All agreed.',
      link: `/general/opportunities/${id}`,
      by: { id: admin.id, name: admin.name },
    },
  ]);
});

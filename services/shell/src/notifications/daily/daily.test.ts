import { day, now } from '../../clock.ts';
import { bench } from '../../testing/bench.ts';
import { firm, inboxOf, typesFor } from '../../testing/firm.ts';
import { pulled } from '../../testing/pulled.ts';
import { runDue } from './daily.ts';
import { addDays } from './days.ts';
import { sendDigests } from './digest.ts';
import { remind } from './reminders.ts';
import { forgetOld } from './retention.ts';

const house = bench();
const { db } = house;
const { tell, change, list, hire, bid } = firm(house);

const date = '2026-12-24';
const onDay = (left: number) => remind(db(), addDays(date, -left));

/** Who is responsible for a bid that was recorded long ago, and an Admin. */
const staffed = async (fields: Record<string, unknown> = {}) => {
  const owner = await hire('Olga Owner', 'Project Manager');
  const lead = await hire('Lia Lead', 'Team Lead');
  const admin = await hire('Ada Admin', 'Admin');
  const primaryTeam = await list('teams', { name: 'Health', lead: lead.reference });
  const opportunityStatus = await list('opportunityStatus', { name: 'Writing', category: 'Open' });
  const opportunityOwner = await list('opportunityOwner', { name: 'Olga', user: owner.reference });
  const event = await bid({ primaryTeam, opportunityStatus, opportunityOwner, dueDate: null, ...fields });
  await forgetOld(db(), now() + 1000 * day);
  return { owner, lead, admin, event };
};

const mails = () => db().selectFrom('emails').selectAll().orderBy('id').execute();
const mailed = async () => (await mails()).map(({ to, template }) => [to[0], template]);

test.each([
  ['due-soon', { dueDate: date }, [14, 7, 3, 1, 0], [15, 13, 2], ['owner', 'lead']],
  ['qna-soon', { dateQnA: date }, [3, 1], [4, 2, 0], ['owner', 'lead']],
  ['decision-soon', { decisionDueDate: date }, [3, 0], [4, 2, 1], ['owner', 'admin']],
  ['decision-late', { decisionDueDate: date }, [-1], [-2, -8], ['owner', 'admin']],
  ['past-due-open', { dueDate: date }, [-1, -8, -15], [-2, -7, -9], ['owner', 'lead']],
] as const)('%s reminds on its days, and on no others', async (type, fields, days, others, readers) => {
  const { event, ...people } = await staffed(fields);
  for (const left of others) await onDay(left);
  for (const one of Object.values(people)) expect(await typesFor(one)).toEqual([]);
  for (const left of days) await onDay(left);
  for (const [name, one] of Object.entries(people)) {
    const isReader = readers.some((reader) => reader === name);
    expect([name, await typesFor(one)]).toEqual([name, isReader ? days.map(() => type) : []]);
  }
  expect((await inboxOf(people.owner))[0]).toMatchObject({ values: { name: 'Waterway permits', date } });
  expect(event.recordId).toBe((await db().selectFrom('notifications').select('recordId').execute())[0]?.recordId);
});

test('a day that is done twice reminds once; a bid that is decided or put away reminds of nothing', async () => {
  const { owner, event } = await staffed({ dueDate: date });
  await onDay(7);
  await onDay(7);
  expect(await typesFor(owner)).toEqual(['due-soon']);
  const lost = await list('opportunityStatus', { name: 'Lost', category: 'Lost' });
  const decided = await change(event, { opportunityStatus: lost }, owner.reference);
  await onDay(3);
  await change(decided, { ...event.record, status: 'Inactive' }, owner.reference);
  await onDay(1);
  expect((await typesFor(owner)).filter((type) => type === 'due-soon')).toHaveLength(1);
});

test('three days before the end a mail goes at once, a week before it waits for the digest', async () => {
  const { owner, lead } = await staffed({ dueDate: date });
  await onDay(7);
  expect(await mailed()).toEqual([]);
  await onDay(3);
  expect((await mailed()).map(([to]) => to).sort()).toEqual([owner.email, lead.email].sort());
});

test('contracts that end, texts to review and accounts that expire remind whom they concern', async () => {
  const { owner, lead, admin, event } = await staffed();
  const operations = await hire('Opal', 'Operations');
  const document = { name: 'Scope.pdf', opportunityId: event.recordId, endDate: date, status: 'Active' };
  const documentType = { label: 'Signed contract scope', value: 'signedContractScope' };
  await tell({ service: 'opportunities', col: 'documents', record: { ...document, documentType } });
  await tell({ service: 'opportunities', col: 'documents', record: { ...document, documentType: { value: 'rfp' } } });
  const text = { sectionTitle: { id: 't', name: 'Risks' }, reviewDue: date, status: 'Active' };
  await tell({ service: 'rfp-library', col: 'rfpContent', record: { ...text, owner: admin.reference } });
  await db().updateTable('accounts').set({ expirationDate: date }).where('id', '=', owner.id).execute();
  await forgetOld(db(), now() + 1000 * day);

  await onDay(30);
  expect(await typesFor(lead)).toEqual(['contract-ending']);
  expect(await typesFor(operations)).toEqual(['contract-ending']);
  expect(await typesFor(admin)).toEqual(['user-expiring']);
  await onDay(14);
  await onDay(-7);
  expect((await typesFor(admin)).slice(0, 2)).toEqual(['review-late', 'review-due']);
  expect(await typesFor(owner)).toEqual([]);
});

test('an account that is to end sooner than in a month is told of once', async () => {
  const { owner, admin } = await staffed();
  const ends = (expirationDate: string) =>
    db().updateTable('accounts').set({ expirationDate }).where('id', '=', owner.id).execute();
  await ends(date);
  for (const left of [31, -1]) await onDay(left);
  expect(await typesFor(admin)).toEqual([]);
  for (const left of [20, 19, 0]) await onDay(left);
  expect(await typesFor(admin)).toEqual(['user-expiring']);
  await ends(addDays(date, 1));
  await onDay(0);
  expect(await typesFor(admin)).toEqual(['user-expiring', 'user-expiring']);
});

test('who keeps a text but is no Admin is reminded, and told of it, once the library is opened', async () => {
  const { owner, admin } = await staffed();
  const text = { sectionTitle: { id: 't', name: 'Risks' }, reviewDue: date, status: 'Active' };
  const give = () => tell({ service: 'rfp-library', col: 'rfpContent', record: { ...text, owner: owner.reference } });
  await give();
  await onDay(14);
  expect(await typesFor(owner)).toEqual([]);
  const asked = { name: 'rfp-library', openedById: admin.id, openedByName: admin.name, dateCreated: now() };
  await db().insertInto('opened_modules').values(asked).execute();
  const { recordId } = await give();
  await onDay(0);
  expect((await typesFor(owner)).toSorted()).toEqual(['assigned', 'review-due', 'review-due']);
  expect((await inboxOf(owner)).map(({ link }) => link)).toContain(`/rfp-content-library?entry=${recordId}`);
});

test('the digest tells once what somebody has not read', async () => {
  const { owner, lead } = await staffed({ dueDate: date, decisionDueDate: date });
  await onDay(7);
  const [read] = await inboxOf(lead);
  await lead.browser.post('/api/shell/update', { col: 'notifications', id: read?.id, read: true });
  await sendDigests(db());
  await sendDigests(db());
  expect(await mailed()).toEqual([[owner.email, 'digest']]);
  const [digest] = await mails();
  expect(digest?.text).toContain('Waterway permits');
  expect(digest?.text).toContain('/general/opportunities/');

  await onDay(0);
  await sendDigests(db());
  const latest = (await mails()).filter(({ template }) => template === 'digest').slice(1);
  // The end itself was mailed at once; the decision waited for the digest.
  expect(latest.map(({ to }) => to[0])).toContain(owner.email);
  for (const { text } of latest) expect(text).not.toContain(addDays(date, -7));
});

test('what is too old is cleared away, and nothing else', async () => {
  const { owner } = await staffed({ dueDate: date });
  await onDay(7);
  await onDay(3);
  await sendDigests(db());
  await forgetOld(db(), now() + 364 * day);
  expect(await typesFor(owner)).toHaveLength(2);
  await forgetOld(db(), now() + 366 * day);
  expect(await typesFor(owner)).toEqual([]);
  expect((await mails()).length).toBeGreaterThan(0);
  await forgetOld(db(), now() + 731 * day);
  expect(await mails()).toEqual([]);
});

test('days on which nothing ran are caught up on, a week at most; the digest waits for its hour', async () => {
  const { owner } = await staffed({ dueDate: date });
  const clock = { FIRM_ZONE: 'UTC', DIGEST_HOUR: 24, SERVICES: {} };
  const run = (left: number) => runDue(db(), { ...clock, TODAY: addDays(date, -left) });
  const days = async (job: string) =>
    (await db().selectFrom('daily_runs').select('day').where('job', '=', job).executeTakeFirst())?.day;
  await run(20);
  expect(await typesFor(owner)).toEqual([]);
  await run(10);
  expect(await typesFor(owner)).toEqual(['due-soon']);
  expect(await days('digest')).toBeUndefined();
  await run(10);
  expect(await typesFor(owner)).toHaveLength(1);
  // Ten days later: of the seven that are caught up on, three remind.
  await run(0);
  expect(await typesFor(owner)).toHaveLength(4);
  expect([await days('reminders'), await days('retention')]).toEqual([date, date]);
  await runDue(db(), { ...clock, DIGEST_HOUR: 0, TODAY: date });
  expect(await days('digest')).toBe(date);
});

test('a day on which others’ records are still to come reminds again once they are there', async () => {
  const given = {
    FIRM_ZONE: 'UTC',
    DIGEST_HOUR: 24,
    SERVICES: { admin: 'http://127.0.0.1:1' },
    TODAY: addDays(date, -7),
  };
  await pulled(db(), ['users', 'teams', 'opportunityOwner']);
  await runDue(db(), given);
  const { owner } = await staffed({ dueDate: date });
  await runDue(db(), given);
  expect(await typesFor(owner)).toEqual(['due-soon']);
  await pulled(db(), ['opportunityStatus']);
  await runDue(db(), given);
  const later = await staffed({ dueDate: date });
  await runDue(db(), given);
  expect(await typesFor(later.owner)).toEqual([]);
});

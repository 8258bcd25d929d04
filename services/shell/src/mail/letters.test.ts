import type { Letter, RecordEvent } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { firm, inboxOf, named } from '../testing/firm.ts';
import { deliverDue } from './deliver.ts';

const house = bench();
const { deliver, again, hire } = firm(house);

const letter = (record: Letter): RecordEvent => ({
  id: uuid(),
  service: 'garden',
  col: 'letters',
  kind: 'created',
  recordId: uuid(),
  version: 1,
  at: 0,
  by: record.by,
  changes: {},
  title: '',
  record: { ...record },
});

const left = ({ id, name, email }: { id: string; name: string; email: string }) => {
  const record = { name, email, permissions: [], teams: [], status: 'Inactive' };
  return deliver({ service: 'admin', col: 'users', kind: 'changed', recordId: id, record });
};

const written = async () => {
  const ann = await hire('Ann Ode', 'Team Lead');
  const ben = await hire('Ben Ito', 'Project Manager');
  const gus = await hire('Gus Gone', 'Project Manager');
  const to = [ben.reference, gus.reference];
  const text = 'All agreed.\n<b>';
  return {
    ann,
    ben,
    gus,
    event: letter({ to, subject: 'We plant', text, link: '/garden/roses', by: ann.reference }),
  };
};

const mails = () =>
  house.db().selectFrom('emails').selectAll().where('template', '=', 'letter').orderBy('personName').execute();

/** What is due, and what would be later, is worked at as without a mail server. */
const work = async () => {
  await house.db().updateTable('emails').set({ nextTry: now() }).where('state', '=', 'Queued').execute();
  const post = { db: house.db(), log: { warn: () => undefined }, settings: { MAIL_FROM: 'no-reply@firm.org' } };
  await deliverDue(post, undefined);
};

/** Whom the service behind a letter was told of that did not get it. */
const toldBack = async () => {
  const { rows } = await sql<{ payload: string }>`select payload from outbox
    where receiver = 'garden' order by id`.execute(house.db());
  return rows.map(({ payload }): RecordEvent => JSON.parse(payload));
};

test('a letter is one mail to each person, with the way to its page', async () => {
  const { ann, ben, gus, event } = await written();
  await again(event);
  const [toBen, toGus] = await mails();
  expect(toGus).toMatchObject({ to: [gus.email], state: 'Queued' });
  expect([toBen]).toMatchObject([
    {
      to: [ben.email],
      subject: 'We plant',
      text: expect.stringMatching(/^All agreed.\n<b>\n\n.+\/garden\/roses\n$/),
      html: expect.stringContaining('&lt;b&gt;'),
      state: 'Queued',
      link: '/garden/roses',
      addedById: ann.id,
    },
  ]);
});

test('the same event again mails nothing again', async () => {
  const { event } = await written();
  await again(event);
  await again(event);
  expect(await mails()).toHaveLength(2);
});

test('who leaves before a letter is sent does not get it; its sender, Admins and its service hear of that', async () => {
  const { ann, ben, gus, event } = await written();
  const admin = await hire('Ada Admin', 'Admin');
  await again(event);
  await left(gus);
  await work();
  const error = 'Gus Gone does not work here any more';
  expect(await mails()).toMatchObject([
    { to: [ben.email], state: 'Reserved', error: null },
    { to: [gus.email], state: 'Failed', error },
  ]);
  const told = { type: 'shell.mail-unreached', message: '“We plant” did not reach Gus Gone', link: '/garden/roses' };
  expect(await inboxOf(ann)).toMatchObject([told]);
  expect(await inboxOf(admin)).toMatchObject([
    { type: 'shell.mail-failed', message: expect.stringContaining('We plant') },
  ]);
  expect(await inboxOf(ben)).toEqual([]);
  const about = { service: 'shell', col: 'letters', kind: 'ended', recordId: event.recordId };
  expect(await toldBack()).toMatchObject([{ ...about, by: ann.reference, record: { person: gus.reference } }]);
});

test('who is not known yet is waited for, and keeps nobody else waiting', async () => {
  const { ann, ben } = await written();
  const later = named('Dee Late');
  const to = [ben.reference, later];
  await again(letter({ to, subject: 'We plant', text: 'All agreed.', link: '/garden', by: ann.reference }));
  await work();
  const waiting = { personName: later.name, to: [], state: 'Queued', error: 'There is no address of Dee Late' };
  expect(await mails()).toMatchObject([{ to: [ben.email], state: 'Reserved' }, waiting]);
  const record = { name: later.name, email: 'dee@firm.org', permissions: [], teams: [], status: 'Active' };
  await deliver({ service: 'admin', col: 'users', kind: 'changed', recordId: later.id, record });
  await work();
  expect(await mails()).toMatchObject([{ tries: 1 }, { to: ['dee@firm.org'], state: 'Kept', error: null }]);
});

test('who stays unknown is given up, by name, and everybody else is mailed once', async () => {
  const { ann, ben } = await written();
  const nobody = named('Nia Never');
  const to = [ben.reference, nobody];
  await again(letter({ to, subject: 'We plant', text: 'All agreed.', link: '/garden', by: ann.reference }));
  for (let looks = 0; looks < 7; looks += 1) await work();
  expect(await mails()).toMatchObject([
    { to: [ben.email], state: 'Reserved', tries: 1 },
    { to: [], state: 'Failed', tries: 5, error: 'There is no address of Nia Never' },
  ]);
  expect(await inboxOf(ann)).toMatchObject([{ message: '“We plant” did not reach Nia Never' }]);
});

import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { firm, inboxOf, named, somebody, typesFor } from '../testing/firm.ts';
import { garden } from '../testing/garden.ts';

const house = bench();
const { db } = house;
const { again, hire, news, state, deliver } = firm(house);

const mails = () => db().selectFrom('emails').selectAll().orderBy('id').execute();
const mailed = async () => (await mails()).map(({ to }) => to[0]).sort();

test('a module that nobody knew tells people, in its own words', async () => {
  const max = await hire('Max', 'Project Manager');
  const other = await hire('Otto Other', 'Admin');
  await news({ type: 'planted', users: [max.reference, null, max.reference], mail: 'now' });
  expect(await inboxOf(max)).toMatchObject([
    {
      type: 'garden.planted',
      look: 'news',
      title: 'Planted',
      message: 'Noor Haddad planted Roses',
      texts: { en: { title: 'Planted' }, fr: { title: 'fr Planted', message: 'fr Noor Haddad planted Roses' } },
      read: false,
      link: '/garden/roses',
    },
  ]);
  expect(await typesFor(other)).toEqual([]);
  expect(await mailed()).toEqual([max.email]);
});

test('an event that comes again tells nobody again, nor does the same said by another', async () => {
  const max = await hire('Max', 'Project Manager');
  const event = await news({ type: 'planted', users: [max.reference] });
  await again(event);
  await again({ ...event, id: uuid() });
  expect(await typesFor(max)).toHaveLength(1);
});

test('what a job does to many records is told once to each', async () => {
  const max = await hire('Max', 'Project Manager');
  for (const name of ['First …', 'Second …'])
    await news({ type: 'planted', users: [max.reference], once: 'a job', values: { by: 'Noor', name } });
  expect(await inboxOf(max)).toMatchObject([{ values: { name: 'First …' } }]);
});

test('nobody is told of own actions, nor who does not work here any more', async () => {
  const [max, pia] = [await hire('Max', 'Project Manager'), await hire('Pia', 'Project Manager')];
  const gone = { name: pia.name, email: pia.email, permissions: ['Project Manager'], teams: [], status: 'Inactive' };
  await deliver({ service: 'admin', col: 'users', kind: 'changed', recordId: pia.id, record: gone });
  const users = [max.reference, pia.reference];
  await news({ type: 'planted', users, roles: ['Project Manager'], mail: 'now' }, max.reference);
  expect(await typesFor(max)).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('who may not read of it is not told, even where a notice names somebody', async () => {
  const [user, operations] = [await hire('Uwe', 'User'), await hire('Opal', 'Operations')];
  await news({ type: 'moved', users: [user.reference, operations.reference], mail: 'now' });
  expect(await typesFor(user)).toEqual([]);
  expect(await typesFor(operations)).toEqual(['garden.moved']);
  expect(await mailed()).toEqual([operations.email]);
});

test('once an Admin has opened a module to more people they are told too', async () => {
  const [lead, admin] = [await hire('Lia', 'Team Lead'), await hire('Ada', 'Admin')];
  const users = [lead.reference, admin.reference];
  await news({ type: 'watered', users });
  const opened = { name: 'garden', openedById: admin.id, openedByName: admin.name, dateCreated: now() };
  await db().insertInto('opened_modules').values(opened).execute();
  await news({ type: 'watered', users }, null);
  expect(await typesFor(lead)).toEqual(['garden.watered']);
  expect(await typesFor(admin)).toEqual(['garden.watered', 'garden.watered']);
});

test('what one person does to one record within ten minutes is told as one, and as unread', async () => {
  const max = await hire('Max', 'Project Manager');
  const move = (from: string, to: string, by = somebody) =>
    news(
      { type: 'moved', recordId: 'roses', users: [max.reference], values: { by: by.name, name: 'Roses', from, to } },
      by,
    );
  await move('A', 'B');
  const [published] = await inboxOf(max);
  await max.browser.post('/api/shell/update', { col: 'notifications', id: published?.id, read: true });
  expect((await inboxOf(max))[0]?.read).toBe(true);
  await move('B', 'C');
  expect(await inboxOf(max)).toMatchObject([
    { id: published?.id, read: false, version: 2, message: 'Noor Haddad moved Roses from A to C' },
  ]);
  await move('C', 'D', named('Somebody Else'));
  expect(await typesFor(max)).toHaveLength(2);
  await db()
    .updateTable('notifications')
    .set((row) => ({ dateUpdated: row('dateUpdated', '-', 601) }))
    .execute();
  await move('D', 'E');
  expect(await typesFor(max)).toHaveLength(3);
});

test('mails that still wait tell the newest of a burst', async () => {
  const max = await hire('Max', 'Project Manager');
  for (const to of ['B', 'C'])
    await news({
      type: 'moved',
      recordId: 'roses',
      users: [max.reference],
      values: { by: 'Noor', name: 'Roses', from: 'A', to },
      mail: 'now',
    });
  expect(await mails()).toMatchObject([{ subject: 'Moved: Noor moved Roses from A to C' }]);
});

test('a mail speaks the language of its reader', async () => {
  const max = await hire('Max', 'Project Manager');
  const opened = await fetch(`${house.service.url}/api/shell/events?language=ro`, {
    headers: { cookie: [...max.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  await opened.body?.cancel();
  await news({ type: 'planted', users: [max.reference], mail: 'now' });
  expect(await mails()).toMatchObject([
    {
      subject: 'ro Planted: ro Noor Haddad planted Roses',
      text: expect.stringContaining('Bună ziua, Max'),
      personName: 'Max',
      template: 'notice',
    },
  ]);
});

test('what a service has not stated yet comes again until it has', async () => {
  const max = await hire('Max', 'Project Manager');
  const event = await news({ type: 'planted', users: [max.reference] });
  const record = JSON.parse(JSON.stringify(event.record).replace('planted', 'sown'));
  const early = { ...event, id: uuid(), record };
  expect((await house.service.deliver(early)).failed).toMatchObject([{ id: early.id }]);
  const sown = { 'garden.notice.sown.title': 'Sown', 'garden.notice.sown.message': '{by} sowed {name}' };
  const { types, texts } = garden;
  const { en, fr, ro, zh } = texts;
  await state({
    types: { ...types, sown: { subject: 'beds', look: 'done' } },
    texts: { en: { ...en, ...sown }, fr: { ...fr, ...sown }, ro: { ...ro, ...sown }, zh: { ...zh, ...sown } },
  });
  expect((await house.service.deliver(early)).failed).toEqual([]);
  expect(await typesFor(max)).toEqual(['garden.sown', 'garden.planted']);
});

test('notifications that came before their texts get them', async () => {
  const max = await hire('Max', 'Project Manager');
  await news({ type: 'planted', users: [max.reference] });
  await db().updateTable('notifications').set({ look: 'news', title: '', message: '', texts: null }).execute();
  await state({ types: { ...garden.types, planted: { subject: 'beds', look: 'done' } }, texts: garden.texts });
  expect(await inboxOf(max)).toMatchObject([
    {
      look: 'done',
      title: 'Planted',
      message: 'Noor Haddad planted Roses',
      texts: { zh: { title: 'zh Planted', message: 'zh Noor Haddad planted Roses' } },
    },
  ]);
});

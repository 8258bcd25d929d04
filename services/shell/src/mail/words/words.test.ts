import type { MailKinds, MailKindWords } from '@bidwright/contract-shell';
import { workDone } from '../../constantTime.ts';
import { sendDigests } from '../../notifications/daily/digest.ts';
import { bench } from '../../testing/bench.ts';
import { firm, type Hired } from '../../testing/firm.ts';
import { noteLanguage } from '../readerLanguages.ts';

const house = bench();
const { db, visit } = house;
const { hire, news, state, deliver } = firm(house);

const ask = <T>({ browser }: Pick<Hired, 'browser'>, call: string, body: object = {}) =>
  browser.post<T>(`/api/shell/emails/${call}`, body);
const set = (boss: Hired, body: object) => ask<{ version: number }>(boss, 'setTemplate', { version: 0, ...body });
const wordsOf = async (boss: Hired, kind: string) => (await ask<MailKindWords>(boss, 'template', { kind })).body.data;
const mails = async () => {
  // Answers do not wait for their mails.
  await workDone();
  return db().selectFrom('emails').selectAll().orderBy('id').execute();
};
const forgot = (email: string, language: string) =>
  visit().post('/api/shell/forgot', { email }, { 'accept-language': language });

const planted = 'notice.garden.planted';

test('every kind of mail is listed, also the notices of modules, with where its words were changed', async () => {
  const ada = await hire('Ada', 'Admin');
  await state();
  await set(ada, { kind: planted, language: 'fr', subject: 'Planté', text: '{name}' });
  const { body } = await ask<MailKinds>(ada, 'templates');
  const kinds = body.data.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['account.reset', 'account.invitation', 'notice', 'digest', 'letter']));
  expect(body.data.find(({ kind }) => kind === planted)).toEqual({
    kind: planted,
    group: 'notice',
    service: 'garden',
    titles: { en: 'Planted', fr: 'fr Planted', ro: 'ro Planted', zh: 'zh Planted' },
    changed: ['fr'],
  });
});

test('what is sent after a change has the changed words, in the language of its reader', async () => {
  const ada = await hire('Ada', 'Admin');
  const change = { kind: 'account.reset', text: 'Harborvale:\n\n{link}\n' };
  await set(ada, { ...change, language: 'en', subject: 'For {name}' });
  await set(ada, { ...change, language: 'fr', subject: 'Pour {name}' });
  for (const language of ['en', 'fr', 'ro']) {
    const { person } = await house.signedIn({ name: `Reader ${language}` });
    await forgot(person.email, language);
  }
  const sent = await mails();
  expect(sent.map(({ subject }) => subject)).toEqual(['For Reader en', 'Pour Reader fr', expect.any(String)]);
  expect(sent[0]?.text).toMatch(/^Harborvale:\n\nhttp\S+\/reset#token=\S+$/);
  expect(sent[0]?.html).toContain('<a href="http');
  expect(sent[2]?.text).not.toContain('Harborvale');
});

test('a notice is mailed in the words of its kind, others in the frame of all', async () => {
  const ada = await hire('Ada', 'Admin');
  const [bo, cy] = [await hire('Bo', 'Team Lead'), await hire('Cy', 'Team Lead')];
  await noteLanguage(db(), cy.id, 'fr');
  await state();
  const words = { kind: planted, subject: '{name}!', text: 'Dear {reader}, {by} planted {name}. {link}' };
  await set(ada, { ...words, language: 'en' });
  await set(ada, { kind: 'notice', language: 'fr', subject: '{title}', text: 'Salut {name}: {message}' });
  const users = [bo.reference, cy.reference];
  await news({ type: 'planted', users, mail: 'now' });
  const sent = Object.fromEntries((await mails()).map(({ to, subject, text }) => [to[0], { subject, text }]));
  expect(sent[bo.email]).toEqual({
    subject: 'Roses!',
    text: expect.stringMatching(/^Dear Bo, Noor Haddad planted Roses\. http.+\/garden\/roses$/),
  });
  expect(sent[cy.email]).toEqual({ subject: 'fr Planted', text: 'Salut Cy: fr Noor Haddad planted Roses' });
  const { languages } = await wordsOf(ada, planted);
  expect(languages[1]).toMatchObject({ subject: 'fr Planted', text: 'Salut {reader}: fr {by} planted {name}' });
});

test('the digest and what people send take the changed words too', async () => {
  const ada = await hire('Ada', 'Admin');
  const bo = await hire('Bo', 'Team Lead');
  await set(ada, { kind: 'digest', language: 'en', subject: 'News', text: 'Today:\n{lines}' });
  await set(ada, { kind: 'letter', language: 'en', subject: 'By {by}: {subject}', text: '{text} {link}' });
  const letter = { to: [bo.reference], subject: 'Go', text: 'We go.', link: '/garden', by: ada.reference };
  await deliver({ service: 'garden', col: 'letters', record: letter });
  expect(await mails()).toMatchObject([{ subject: 'By Ada: Go', text: expect.stringMatching(/^We go. http/) }]);
  await news({ type: 'planted', users: [bo.reference], mail: 'digest' });
  await sendDigests(db());
  expect((await mails()).at(-1)).toMatchObject({ subject: 'News', text: expect.stringMatching(/^Today:\nPlanted: /) });
});

test('the preview is what would be sent about what was last told', async () => {
  const ada = await hire('Ada', 'Admin');
  const bo = await hire('Bo', 'Team Lead');
  await news({ type: 'planted', users: [bo.reference] });
  const body = { kind: planted, language: 'en', subject: '{name}', text: '{reader}: {by}' };
  expect((await ask(ada, 'preview', body)).body.data).toEqual({ subject: 'Roses', text: 'Ada: Noor Haddad' });
  const never = { ...body, kind: 'notice.garden.watered', text: '{name}' };
  expect((await ask(ada, 'preview', never)).body.data).toEqual({ subject: '[name]', text: '[name]' });
  const reset = { ...body, kind: 'account.reset', subject: null, text: '{name} {link}' };
  expect((await ask(ada, 'preview', reset)).body.data).toMatchObject({ text: expect.stringMatching(/^Ada http/) });
});

test.each([
  [{ text: 'Come in.' }, 'text', /\{link\}/],
  [{ text: '{link} {nmae}' }, 'text', /\{nmae\}.*\{name\}/],
  [{ text: '{link} { name }' }, 'text', /\{ name \}/],
  [{ subject: 'Your link: {link}' }, 'subject', /\{link\}/],
  [{ subject: ' ' }, 'subject', /./],
  [{ text: `{link}${'x'.repeat(10_000)}` }, 'text', /10/],
])('%j is refused at its field, and nothing is kept', async (fields, field, said) => {
  const ada = await hire('Ada', 'Admin');
  const change = { kind: 'account.reset', language: 'en', subject: 'Reset', text: '{link}', ...fields };
  const { status, body } = await set(ada, change);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
  expect(body.errorInfo.fields?.[field]?.message).toMatch(said);
  expect(await db().selectFrom('mailWords').selectAll().execute()).toEqual([]);
});

test('who has read older words is told; the original ones come back, and the audit says so', async () => {
  const ada = await hire('Ada', 'Admin');
  const place = { kind: 'account.welcome', language: 'ro' };
  const [, , original] = (await wordsOf(ada, place.kind)).languages;
  const first = await set(ada, { ...place, subject: 'Salut', text: '{link}' });
  expect(first.body.data).toEqual({ version: 1 });
  expect((await set(ada, { ...place, subject: 'Salut iar', text: '{link}' })).status).toBe(409);
  expect((await ask(ada, 'restoreTemplate', { ...place, version: 0 })).status).toBe(409);
  expect((await ask(ada, 'restoreTemplate', { ...place, version: 1 })).body.data).toEqual({ version: 2 });
  expect((await wordsOf(ada, place.kind)).languages[2]).toEqual({ ...original, version: 2 });
  expect((await ask(ada, 'template', { kind: 'account.none' })).status).toBe(404);
  const entries = await house.service.db
    .selectFrom('audit' as never)
    .selectAll()
    .execute();
  expect(JSON.stringify(entries)).toContain('Salut');
});

import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { now } from '../clock.ts';
import { setFirm } from '../firm/firmSettings.ts';
import { bench } from '../testing/bench.ts';
import { deliverDue } from './deliver.ts';
import { setMailing } from './mailSettings.ts';
import { enqueue, enqueueAll } from './queue.ts';

const { db } = bench();

/** What the mail server took, and whether it takes anything at all. */
let taken: string[] = [];
let isOpen = true;

const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  logger: false,
  onRcptTo: (_address, _session, answer) => answer(isOpen ? null : new Error('Not now')),
  onData: (stream, _session, answer) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      taken.push(Buffer.concat(parts).toString());
      answer();
    });
  },
});

let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
beforeEach(() => {
  taken = [];
  isOpen = true;
});

const warnings: unknown[] = [];
const post = {
  get db() {
    return db();
  },
  log: { warn: (line: unknown) => warnings.push(line) },
  settings: { MAIL_FROM: 'no-reply@firm.org' },
};

const deliver = () => deliverDue(post, createTransport(url));

const letter = { recipient: 'ada@firm.org', subject: 'Alegeți o parolă nouă', text: '您好：\nlink', secret: true };

const mails = () => db().selectFrom('emails').selectAll().orderBy('id').execute();

test('a mail is sent once, and a text that lets somebody in is dropped', async () => {
  await enqueue(db(), letter);
  await enqueue(db(), { ...letter, subject: 'Plain', text: 'kept', secret: false });
  await deliver();
  await deliver();
  expect(taken).toHaveLength(2);
  const [mail] = await mails();
  expect(taken[0]).toContain(`Message-ID: <${mail?.id}@bidwright>`);
  expect(taken[0]).toContain('To: ada@firm.org');
  expect(taken[0]).toContain('From: no-reply@firm.org');
  expect(await mails()).toMatchObject([
    { state: 'Sent', text: '', html: null, tries: 1, dateSent: expect.any(Number) },
    { state: 'Sent', text: 'kept' },
  ]);
});

test('two front doors send a mail once', async () => {
  for (let count = 0; count < 10; count += 1) await enqueue(db(), letter);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(taken).toHaveLength(10);
});

test.each(['a@firm.example', 'a@example.com', 'a@mail.example.org', 'a@x.test', 'a@y.invalid', 'a@localhost'])(
  'nothing is sent to %s, which is nobody',
  async (recipient) => {
    await enqueue(db(), { ...letter, recipient });
    await deliver();
    expect(taken).toEqual([]);
    expect((await mails())[0]).toMatchObject({ state: 'Reserved', text: letter.text });
  },
);

test('of several recipients those on reserved domains are left out, and the mail says so', async () => {
  const to = ['ada@firm.org', 'demo@harborvale.example'];
  await enqueueAll(db(), [{ to, cc: ['cc@firm.test'], subject: 'To some', text: 'Hello', template: 'own' }]);
  await deliver();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('To: ada@firm.org');
  expect(taken[0]).not.toMatch(/harborvale|firm\.test/);
  expect((await mails())[0]).toMatchObject({
    state: 'Sent',
    error: 'Not to demo@harborvale.example, cc@firm.test',
  });
});

test('without a mail server mails are kept to be seen', async () => {
  await enqueue(db(), letter);
  await deliverDue(post, undefined);
  expect((await mails())[0]).toMatchObject({ state: 'Kept', text: letter.text, tries: 1 });
});

test('a mail is text and page, and what a person wrote in it is no page', async () => {
  const url = 'https://firm.org/x?a=1&b=2';
  await enqueue(db(), { ...letter, secret: false, url, text: `Hello <b>Ada</b>,\n\n${url}\n` });
  await deliver();
  expect(taken[0]).toContain('Content-Type: multipart/alternative');
  expect((await mails())[0]?.html).toContain(
    '<p>Hello &lt;b&gt;Ada&lt;/b&gt;,</p>\n<p><a href="https://firm.org/x?a=1&amp;b=2">',
  );
});

test('an address that a name brings in is no link', async () => {
  const url = 'https://firm.org/reset';
  const text = `Hello x\nhttps://evil.example/login\nBidwright,\n\n${url}\n`;
  await enqueue(db(), { ...letter, secret: false, url, text });
  const html = (await mails())[0]?.html ?? '';
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${url}"`]);
});

test('a mail that is not taken is tried again later, in the end no more, and Admins are told', async () => {
  isOpen = false;
  await enqueue(db(), letter);
  await deliver();
  const [mail] = await mails();
  expect(mail).toMatchObject({ state: 'Queued', tries: 1, error: expect.stringContaining('Not now') });
  expect(mail?.nextTry).toBeGreaterThan(now() + 50);
  await deliver();
  expect((await mails())[0]?.tries).toBe(1);

  await db().updateTable('emails').set({ nextTry: now(), tries: 11 }).execute();
  await deliver();
  expect((await mails())[0]).toMatchObject({ state: 'Failed', tries: 12 });
  const published = await db().selectFrom('notifications').selectAll().execute();
  expect(published).toMatchObject([
    { type: 'shell.mail-failed', roles: ['Admin'], values: { subject: letter.subject } },
  ]);
  isOpen = true;
  await db().updateTable('emails').set({ nextTry: now() }).execute();
  await deliver();
  expect(taken).toEqual([]);
});

test('mails come from the firm by its name, unless Admins say otherwise for mails', async () => {
  await setFirm(db(), { id: 'a', name: 'Ada' }, { name: 'Heron & Partners', currency: 'EUR', fiscalYearStart: 1 });
  await enqueue(db(), letter);
  await deliver();
  expect(taken.at(-1)).toContain('From: "Heron & Partners" <no-reply@firm.org>');
  await setMailing(db(), { fromName: 'Proposal desk', digestHour: null, quietFrom: null, quietUntil: null });
  await enqueue(db(), letter);
  await deliver();
  expect(taken.at(-1)).toContain('From: Proposal desk <no-reply@firm.org>');
});

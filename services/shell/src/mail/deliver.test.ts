import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { deliverDue } from './deliver.ts';
import { enqueue } from './queue.ts';

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
    { status: 'Sent', text: '', attempts: 1, dateSent: expect.any(Number) },
    { status: 'Sent', text: 'kept' },
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
    expect((await mails())[0]).toMatchObject({ status: 'Reserved', text: letter.text });
  },
);

test('a mail that is not taken is tried again later, in the end no more', async () => {
  isOpen = false;
  await enqueue(db(), letter);
  await deliver();
  const [mail] = await mails();
  expect(mail).toMatchObject({ status: 'Queued', attempts: 1 });
  expect(mail?.nextAttempt).toBeGreaterThan(now() + 50);
  await deliver();
  expect((await mails())[0]?.attempts).toBe(1);

  await db().updateTable('emails').set({ nextAttempt: now(), attempts: 11 }).execute();
  await deliver();
  expect((await mails())[0]).toMatchObject({ status: 'Failed', attempts: 12 });
  isOpen = true;
  await db().updateTable('emails').set({ nextAttempt: now() }).execute();
  await deliver();
  expect(taken).toEqual([]);
});

import { createTransport } from 'nodemailer';
import { bench } from '../testing/bench.ts';
import { deliverDue } from './deliver.ts';

const { db, signedIn } = bench();

const mails = () => db().selectFrom('emails').selectAll().orderBy('id').execute();

test('an Admin gets a mail in the own language, also in quiet hours, and sees what the server answered', async () => {
  const { browser, person } = await signedIn({ permissions: ['Admin'], email: 'ada@firm.org' });
  const { status, body } = await browser.post<{ id: string }>('/api/shell/emails/test', {});
  expect(status).toBe(200);
  expect(await mails()).toMatchObject([
    {
      id: body.data.id,
      to: ['ada@firm.org'],
      subject: 'Email from Bidwright works',
      text: expect.stringContaining(person.name),
      state: 'Queued',
    },
  ]);
  const post = { db: db(), log: { warn: () => undefined }, settings: { MAIL_FROM: 'no-reply@firm.org' } };
  // Nobody listens there.
  await deliverDue(post, createTransport('smtp://127.0.0.1:1'), true);
  const record = await browser.post('/api/shell/getRecordById', { col: 'emails', id: body.data.id });
  expect(record.body.data).toMatchObject({ state: 'Queued', error: expect.stringContaining('ECONNREFUSED') });
});

test('it cannot be used to fill a mailbox, and nobody else may send it', async () => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const statuses = [];
  for (let count = 0; count < 12; count += 1) statuses.push((await browser.post('/api/shell/emails/test', {})).status);
  expect(statuses).toContain(429);
  const lead = await signedIn({ permissions: ['Team Lead'] });
  expect((await lead.browser.post('/api/shell/emails/test', {})).status).toBe(403);
});
